#!/usr/bin/env python3
"""Serves a folder on loopback like a site, and some files like a broken one. Prints its port, and ends with its standard input.

A file is served as its last ending says, or as the first folder of its path: PATH.endless and /endless/PATH are endless. `BROKEN` lists what is broken.
The ETag of a file is derived from its contents."""
import functools
import gzip
import hashlib
import http.server
import os
import sys
import threading
import time

BROKEN = {
    "endless": "a body without an end",
    "drip": "a byte of the body every fifth of a second",
    "headers": "headers without an end",
    "packed": "a body of 2 MB that decompresses to 500 MB",
    "small": "a body of 39 KB that decompresses to 40 MB",
    "moved": "a redirect",
    "busy": "status 503 with Retry-After",
    "broken": "status 500",
}


@functools.cache
def packed(size, level):
    return gzip.compress(bytes(size), level)


class Site(http.server.BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"

    def do_GET(self):
        ending, folder = self.path.rsplit(".", 1)[-1], self.path.split("/")[1]
        broken = next((name for name in (ending, folder) if name in BROKEN), None)
        if broken is None:
            self.file()
        else:
            getattr(self, f"send_{broken}")()

    def file(self):
        try:
            with open(os.path.join(self.server.folder, self.path.lstrip("/")), "rb") as file:
                content = file.read()
        except OSError:
            return self.answer(404, b"")
        tag = '"%s"' % hashlib.sha256(content).hexdigest()
        if self.headers.get("If-None-Match") == tag:
            return self.answer(304, b"", ("ETag", tag))
        return self.answer(200, content, ("ETag", tag))

    def send_endless(self):
        self.send(b" " * 4096, pause=0)

    def send_drip(self):
        self.send(b" ", pause=0.2)

    def send(self, bytes, pause):
        """Sends the bytes again and again, until the client leaves."""
        try:
            self.send_response(200)
            self.send_header("Connection", "close")
            self.end_headers()
            while True:
                self.wfile.write(bytes)
                self.wfile.flush()
                time.sleep(pause)
        except OSError:
            return

    def send_headers(self):
        try:
            self.send_response(200)
            self.flush_headers()
            while True:
                self.wfile.write(b"X-Padding: " + b"x" * 1000 + b"\r\n")
        except OSError:
            return

    def send_packed(self):
        self.send_compressed(500_000_000, 1)

    def send_small(self):
        self.send_compressed(40_000_000, 9)

    def send_compressed(self, size, level):
        """Sends a compressed body without its length, so that only counting what arrives limits it."""
        body = packed(size, level)
        self.send_response(200)
        self.send_header("Connection", "close")
        self.send_header("Content-Encoding", "gzip")
        self.end_headers()
        try:
            self.wfile.write(body)
        except OSError:
            return
        self.close_connection = True

    def send_moved(self):
        self.answer(302, b"", ("Location", "/metadata/timestamp.json"))

    def send_busy(self):
        self.answer(503, b"", ("Retry-After", "120"))

    def send_broken(self):
        self.answer(500, b"")

    def answer(self, status, content, *headers):
        self.send_response(status)
        for name, value in headers:
            self.send_header(name, value)
        self.send_header("Content-Length", str(len(content)))
        self.end_headers()
        self.wfile.write(content)

    def handle(self):
        try:
            super().handle()
        except OSError:
            # The client left.
            return

    def log_message(self, *_):
        pass


class Server(http.server.ThreadingHTTPServer):
    # Many tests connect at once. With the default backlog of five, the system delays the others for seconds.
    request_queue_size = 256


def start(folder, site=Site):
    """Serves a folder on a free port of loopback."""
    server = Server(("127.0.0.1", 0), site)
    server.daemon_threads = True
    server.folder = folder
    threading.Thread(target=server.serve_forever, daemon=True).start()
    return server


if __name__ == "__main__":
    print(start(sys.argv[1]).server_address[1], flush=True)
    sys.stdin.read()
