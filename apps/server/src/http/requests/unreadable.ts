import type { FastifyReply, FastifyRequest, FastifyServerOptions } from "fastify";

const words = {
  400: "요청이 올바르지 않습니다.",
  408: "요청이 제때 오지 않았습니다.",
  431: "보낸 머리글이 너무 큽니다.",
};

/** Refuses what no route gets to see, such as an address or a header that cannot be read, in the form of every answer. */
export const unreadableRequests = {
  frameworkErrors(_error: Error, _request: FastifyRequest, reply: FastifyReply) {
    reply.status(400).send({ err: 400, err_msg: words[400] });
  },
  clientErrorHandler({ code }, socket) {
    if (code === "ECONNRESET" || !socket.writable) return;
    const status = code === "HPE_HEADER_OVERFLOW" ? 431 : code === "ERR_HTTP_REQUEST_TIMEOUT" ? 408 : 400;
    const body = JSON.stringify({ err: status, err_msg: words[status] });
    const head = `content-type: application/json; charset=utf-8\r\ncontent-length: ${Buffer.byteLength(body)}`;
    socket.end(`HTTP/1.1 ${status} Refused\r\n${head}\r\nconnection: close\r\n\r\n${body}`);
  },
} satisfies FastifyServerOptions;
