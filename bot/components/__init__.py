"""What people see and press: pages, pictures, custom ids, and the one way in for interactions."""
