import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** How a backend fails. `lost reply`: it handles the request, but the answer never arrives. */
export type Fault = 'refused' | 'hang' | '500' | 'html' | 'garbage' | 'truncated' | 'redirect' | 'lost reply';

/** A proxy in front of a real backend that fails on request. */
export type FaultServer = {
  origin: string;
  /** Fails from now on, for calls whose path begins with the given one; undefined ends the failure. */
  fail: (fault: Fault | undefined, path?: string) => void;
  /** Delays the answers to a path until `release` is called. `asked` resolves when the first request has arrived. */
  hold: (path: string) => { asked: Promise<void>; release: () => void };
  /** Addresses of the calls that failed since the last call of `fail`, in order of arrival. */
  failed: () => readonly string[];
  close: () => Promise<void>;
};

type Answer = (incoming: IncomingMessage, response: ServerResponse) => void;

const json = { 'Content-Type': 'application/json' };

const answers: Record<Exclude<Fault, 'lost reply'>, Answer> = {
  refused: (incoming) => void incoming.socket.destroy(),
  hang: () => undefined,
  '500': (_, response) => void response.writeHead(500, json).end('{"error":"relation secret_table does not exist"}'),
  html: (_, response) => void response.writeHead(200, { 'Content-Type': 'text/html' }).end('<h1>It works!</h1>'),
  garbage: (_, response) => void response.writeHead(200, json).end('{"products": [1, "two", {"three"'),
  truncated: (_, response) => {
    response.writeHead(200, { ...json, 'Content-Length': '4000' });
    response.write('{"products": [', () => response.destroy());
  },
  redirect: (_, response) => void response.writeHead(302, { Location: 'http://127.0.0.1:22/' }).end(),
};

/** Starts a fault server on a free port. @param target the real backend's port */
export async function startFaultServer(target: number): Promise<FaultServer> {
  let fault: { kind: Fault; path: string } | undefined;
  let failed: string[] = [];
  let held: { path: string; gate: Promise<void>; asked: () => void } | undefined;

  const forward = (incoming: IncomingMessage, response: ServerResponse, reply: boolean) => {
    const { method, url: path, headers } = incoming;
    const sent = request({ host: '127.0.0.1', port: target, method, path, headers }, (answer) => {
      if (reply) answer.pipe(response.writeHead(answer.statusCode ?? 502, answer.headers));
      else answer.resume().once('end', () => incoming.socket.destroy());
    });
    sent.once('error', () => response.destroy());
    incoming.pipe(sent);
  };
  const server = createServer(async (incoming, response) => {
    const path = incoming.url ?? '';
    if (fault && path.startsWith(fault.path)) {
      failed.push(path);
      if (fault.kind === 'lost reply') return forward(incoming, response, false);
      return answers[fault.kind](incoming, response);
    }
    if (held && path.startsWith(held.path)) {
      held.asked();
      await held.gate;
    }
    forward(incoming, response, true);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    fail: (kind, path = '/') => {
      fault = kind && { kind, path };
      failed = [];
    },
    failed: () => failed,
    hold: (path) => {
      let release = () => {};
      let cameIn = () => {};
      const asked = new Promise<void>((resolve) => {
        cameIn = resolve;
      });
      const gate = new Promise<void>((resolve) => {
        release = resolve;
      });
      held = { path, gate, asked: cameIn };
      return { asked, release };
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
