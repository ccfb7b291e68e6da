"""Doorways: posts, NDIS providers and your own messages.

Made from the OpenAPI document of Doorways by npm run generate. Needs the standard library alone, from Python 3.9 on.
"""

from __future__ import annotations

import base64
import hashlib
import hmac
import json
import time
import urllib.error
import urllib.parse
import urllib.request
import uuid
from typing import Any, Callable, Iterator, Mapping, Optional

__version__ = "1.0.0"
__all__ = ["Doorways", "DoorwaysError", "is_from_doorways"]

_USUAL_URL = "__DOORWAYS_URL__"


class DoorwaysError(Exception):
    """What Doorways refused, and why."""

    def __init__(self, problem: Mapping[str, Any], retry_after: Optional[float] = None) -> None:
        super().__init__(problem.get("detail") or problem.get("title") or "Doorways could not be reached.")
        self.status: int = problem.get("status") or 0
        self.type: str = problem.get("type") or ""
        self.errors: list = problem.get("errors") or []
        self.instance: Optional[str] = problem.get("instance")
        self.retry_after = retry_after


class Doorways:
    """Calls Doorways with one API key."""

    def __init__(
        self,
        api_key: str,
        base_url: str = _USUAL_URL,
        retries: int = 2,
        longest_wait: float = 60,
        timeout: float = 30,
    ) -> None:
        if not api_key:
            raise TypeError("Give an api_key: Doorways(api_key=...)")
        self._api_key = api_key
        self._base_url = base_url.rstrip("/")
        self._retries = retries
        self._longest_wait = longest_wait
        self._timeout = timeout

    def request(
        self,
        method: str,
        path: str,
        query: Optional[Mapping[str, Any]] = None,
        body: Optional[Mapping[str, Any]] = None,
        idempotency_key: Optional[str] = None,
    ) -> Any:
        """Calls once more when there was no answer or too much to do. Each write has a key: nothing is done twice."""
        given = {name: _text(value) for name, value in (query or {}).items() if value is not None}
        url = self._base_url + path + ("?" + urllib.parse.urlencode(given) if given else "")
        headers = {
            "Authorization": "Bearer " + self._api_key,
            "Accept": "application/json",
            "Doorways-SDK": "python/" + __version__,
        }
        data = None
        if body is not None:
            headers["Content-Type"] = "application/json"
            data = json.dumps({name: value for name, value in body.items() if value is not None}).encode()
        if method != "GET":
            headers["Idempotency-Key"] = idempotency_key or str(uuid.uuid4())
        tries = 0
        while True:
            status, value, retry_after = self._once(urllib.request.Request(url, data, headers, method=method))
            if 200 <= status < 300:
                return value
            seconds = retry_after if retry_after is not None else 2.0**tries
            if status not in (0, 429, 503) or tries >= self._retries or seconds > self._longest_wait:
                raise DoorwaysError(value, retry_after)
            time.sleep(seconds)
            tries += 1

    def _once(self, request: urllib.request.Request) -> tuple:
        try:
            with urllib.request.urlopen(request, timeout=self._timeout) as answer:
                return answer.status, json.loads(answer.read() or b"{}"), None
        except urllib.error.HTTPError as error:
            try:
                problem = json.loads(error.read())
            except ValueError:
                problem = {"status": error.code, "title": f"Doorways answered {error.code}."}
            return error.code, problem, _seconds(error.headers.get("Retry-After"))
        except (urllib.error.URLError, TimeoutError, ConnectionError):
            return 0, {"status": 0, "title": "Doorways could not be reached."}, None

    def each(self, method: Callable[..., Any], **args: Any) -> Iterator[Any]:
        """Everything in a list, page by page: for post in doorways.each(doorways.get_posts)"""
        cursor = None
        while True:
            page = method(**{**args, "cursor": cursor})
            yield from page["data"]
            cursor = page["next"]
            if not cursor:
                return

    def get_docs(self) -> Any:
        """The OpenAPI 3.1 document of this API, as data."""
        return self.request("GET", "/api/v1/docs")

    def get_me(self, *, fields: Optional[str] = None, include: Optional[str] = None) -> Any:
        """Whose key this is, and what it may do."""
        return self.request("GET", "/api/v1/me", query={"fields": fields, "include": include})

    def get_messages(self, *, limit: Optional[int] = None, offset: Optional[int] = None, cursor: Optional[str] = None, fields: Optional[str] = None, include: Optional[str] = None, conversation_with: Optional[int] = None) -> Any:
        """Your own messages with other people, newest first. Group conversations aren’t part of it."""
        return self.request("GET", "/api/v1/messages", query={"limit": limit, "offset": offset, "cursor": cursor, "fields": fields, "include": include, "conversationWith": conversation_with})

    def send_message(self, *, recipient_id: int, content: str, type: Optional[str] = None) -> Any:
        """Sends a message to a member in your name."""
        return self.request("POST", "/api/v1/messages", body={"recipientId": recipient_id, "content": content, "type": type})

    def get_posts(self, *, limit: Optional[int] = None, offset: Optional[int] = None, cursor: Optional[str] = None, fields: Optional[str] = None, include: Optional[str] = None, type: Optional[str] = None, category: Optional[str] = None) -> Any:
        """Public posts and your own, newest first."""
        return self.request("GET", "/api/v1/posts", query={"limit": limit, "offset": offset, "cursor": cursor, "fields": fields, "include": include, "type": type, "category": category})

    def create_post(self, *, content: str, type: Optional[str] = None, title: Optional[str] = None, category: Optional[str] = None, tags: Optional[list] = None, is_public: Optional[bool] = None) -> Any:
        """Shares a post in your name."""
        return self.request("POST", "/api/v1/posts", body={"content": content, "type": type, "title": title, "category": category, "tags": tags, "isPublic": is_public})

    def get_post(self, id: int, *, fields: Optional[str] = None, include: Optional[str] = None) -> Any:
        """One public post, or one of your own."""
        return self.request("GET", f"/api/v1/posts/{id}", query={"fields": fields, "include": include})

    def search_providers(self, *, limit: Optional[int] = None, offset: Optional[int] = None, cursor: Optional[str] = None, fields: Optional[str] = None, include: Optional[str] = None, query: Optional[str] = None, location: Optional[str] = None, service_type: Optional[str] = None, registration_status: Optional[str] = None, is_verified: Optional[str] = None) -> Any:
        """NDIS providers, the best rated first. The search is the one of the site."""
        return self.request("GET", "/api/v1/providers", query={"limit": limit, "offset": offset, "cursor": cursor, "fields": fields, "include": include, "query": query, "location": location, "serviceType": service_type, "registrationStatus": registration_status, "isVerified": is_verified})

    def get_provider(self, id: int, *, fields: Optional[str] = None, include: Optional[str] = None) -> Any:
        """One NDIS provider."""
        return self.request("GET", f"/api/v1/providers/{id}", query={"fields": fields, "include": include})


def _text(value: Any) -> str:
    if isinstance(value, bool):
        return "true" if value else "false"
    return str(value)


def _seconds(value: Optional[str]) -> Optional[float]:
    try:
        return float(value) if value else None
    except ValueError:
        return None


def is_from_doorways(secret: str, headers: Mapping[str, str], body: str, now: Optional[float] = None) -> bool:
    """Whether a call to your webhook came from Doorways, and not long ago. `body` is the text as it came."""
    given = {name.lower(): value for name, value in headers.items()}
    stamp = _seconds(given.get("webhook-timestamp"))
    # Written so that a time that is no number is refused too.
    if stamp is None or not abs((time.time() if now is None else now) - stamp) <= 300:
        return False
    key = base64.b64decode(secret[6:] if secret.startswith("whsec_") else secret)
    signed = f"{given.get('webhook-id', '')}.{int(stamp)}.{body}".encode()
    wanted = base64.b64encode(hmac.new(key, signed, hashlib.sha256).digest())
    signatures = (one.split(",", 1) for one in given.get("webhook-signature", "").split(" "))
    return any(part[0] == "v1" and hmac.compare_digest(part[-1].encode(), wanted) for part in signatures)
