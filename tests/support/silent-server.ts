import { once } from 'node:events';
import { createServer, type Socket } from 'node:net';

/** A server that accepts connections and never answers. */
export type SilentServer = {
  port: number;
  /** Connections so far. */
  asked: () => number;
  close: () => void;
};

/** Opens a silent server on a free port. */
export async function openSilentServer(): Promise<SilentServer> {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => sockets.add(socket.on('error', () => {}))).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  return {
    port: typeof address === 'object' && address ? address.port : 0,
    asked: () => sockets.size,
    close: () => {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}
