"""Da Yunhe, the Great Canal: prefects of imperial China build canals and please the Grand Coordinator."""
