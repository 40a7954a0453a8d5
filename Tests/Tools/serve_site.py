#!/usr/bin/env python3
"""Serves a folder on loopback like a site, and some files like a broken one. Prints its port, and ends with its standard input.

PATH.endless is an endless file, PATH.drip one that arrives slowly, PATH.headers a response with endless headers, PATH.busy one with Retry-After, PATH.packed a short one that decompresses to 50 MB, PATH.moved a redirect, and PATH.broken a response with status 500.
The ETag of a file is derived from its contents."""
import gzip
import hashlib
import http.server
import os
import sys
import threading
import time

PACKED = gzip.compress(bytes(50_000_000))


class Site(http.server.BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"

    def do_GET(self):
        if self.path.endswith(".endless"):
            self.send_response(200)
            self.send_header("Connection", "close")
            self.end_headers()
            try:
                while True:
                    self.wfile.write(b" " * 4096)
            except OSError:
                return
        if self.path.endswith((".drip", ".headers")):
            return self.drip()
        if self.path.endswith(".busy"):
            return self.answer(503, b"", ("Retry-After", "120"))
        if self.path.endswith(".packed"):
            return self.answer(200, PACKED, ("Content-Encoding", "gzip"))
        if self.path.endswith(".moved"):
            return self.answer(302, b"", ("Location", "/metadata/timestamp.json"))
        if self.path.endswith(".broken"):
            return self.answer(500, b"")
        try:
            with open(os.path.join(sys.argv[1], self.path.lstrip("/")), "rb") as file:
                content = file.read()
        except OSError:
            return self.answer(404, b"")
        tag = '"%s"' % hashlib.sha256(content).hexdigest()
        if self.headers.get("If-None-Match") == tag:
            return self.answer(304, b"", ("ETag", tag))
        return self.answer(200, content, ("ETag", tag))

    def drip(self):
        """A byte of the body every fifth of a second, or headers without an end."""
        try:
            if self.path.endswith(".headers"):
                self.send_response(200)
                self.flush_headers()
                while True:
                    self.wfile.write(b"X-Padding: " + b"x" * 1000 + b"\r\n")
            self.send_response(200)
            self.send_header("Connection", "close")
            self.end_headers()
            while True:
                self.wfile.write(b" ")
                self.wfile.flush()
                time.sleep(0.2)
        except OSError:
            return

    def answer(self, status, content, *headers):
        self.send_response(status)
        for name, value in headers:
            self.send_header(name, value)
        self.send_header("Content-Length", str(len(content)))
        self.end_headers()
        self.wfile.write(content)

    def log_message(self, *_):
        pass


class Server(http.server.ThreadingHTTPServer):
    # Many tests connect at once. With the default backlog of five, the system delays the others for seconds.
    request_queue_size = 256


server = Server(("127.0.0.1", 0), Site)
server.daemon_threads = True
print(server.server_address[1], flush=True)
threading.Thread(target=server.serve_forever, daemon=True).start()
sys.stdin.read()
