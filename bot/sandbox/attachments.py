"""Files of a message: which stay, which are new, and how the CDN's links to them look."""

import io
import mimetypes
from dataclasses import dataclass
from urllib.parse import quote

from PIL import Image, UnidentifiedImageError

from . import links
from .errors import Form, Path
from .records import File
from .shapes import Json
from .world import World


@dataclass(frozen=True, slots=True)
class Upload:
    """One file part of a request: the number in its name `files[n]`, and what it holds."""

    number: str
    name: str
    body: bytes


def kept(
    form: Form, path: Path, body: Json, uploads: list[Upload], present: dict[str, Json]
) -> list[Json | Upload]:
    """The files that the message will have, in the order of the request: some stay, some are new."""
    by_number = {upload.number: upload for upload in uploads}
    chosen: list[Json | Upload] = []
    if "attachments" not in body:
        chosen.extend(present.values())
    for place, entry in enumerate(body.get("attachments") or ()):
        number = str(entry.get("id"))
        if number in present:
            chosen.append(present[number])
        elif number in by_number:
            upload = by_number.pop(number)
            chosen.append(Upload(number, entry.get("filename") or upload.name, upload.body))
        else:
            form.wrong(
                (*path, place, "id"), "ATTACHMENT_NOT_FOUND", f"There is no file or attachment {number}"
            )
    chosen.extend(by_number.values())
    if len(chosen) > 10:
        form.wrong(path, "BASE_TYPE_MAX_LENGTH", "Must be 10 or fewer in length.")
    return chosen


def name_of(file: Json | Upload) -> str:
    """A file's name."""
    return file.name if isinstance(file, Upload) else str(file["filename"])


def described(body: Json) -> dict[str, str]:
    """Alt texts of the request's attachments, by the id they have there."""
    entries = body.get("attachments") or ()
    return {str(entry.get("id")): entry["description"] for entry in entries if entry.get("description")}


def store(world: World, channel: str, upload: Upload, description: str | None) -> Json:
    """Put an upload on the CDN; returns the attachment."""
    attachment_id = world.ids.new()
    guessed = mimetypes.guess_type(upload.name)[0] or "application/octet-stream"
    world.files[attachment_id] = File(upload.name, guessed, upload.body)
    link = links.sign(
        f"{world.url}/attachments/{channel}/{attachment_id}/{quote(upload.name)}", world.clock.now()
    )
    attachment: Json = {
        "id": attachment_id,
        "filename": upload.name,
        "size": len(upload.body),
        "content_type": guessed,
        "url": link,
        "proxy_url": link,
        "flags": 0,
    }
    if description:
        attachment["description"] = description
    size = _measure(upload.body) if guessed.startswith("image/") else None
    if size is not None:
        attachment["width"], attachment["height"] = size
    return attachment


def _measure(body: bytes) -> tuple[int, int] | None:
    try:
        with Image.open(io.BytesIO(body)) as image:
            return image.size
    except UnidentifiedImageError:
        return None


def media(world: World, link: str, files: list[Json]) -> Json:
    """The unfurled media item behind a link of a component."""
    item: Json = {"url": link, "proxy_url": link, "width": None, "height": None, "content_type": None}
    item |= {
        "id": world.ids.new(),
        "placeholder": "",
        "placeholder_version": 1,
        "loading_state": 2,
        "flags": 0,
    }
    if link.startswith("attachment://"):
        file = next(file for file in files if file["filename"] == link.removeprefix("attachment://"))
        item |= {key: file.get(key) for key in ("url", "proxy_url", "width", "height", "content_type")}
        item["attachment_id"] = file["id"]
    return item
