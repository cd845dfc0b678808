import net, { type AddressInfo, type Socket } from 'node:net';

/** A TCP proxy whose connections can be cut, closed and silenced, to simulate network faults. */
export type TcpProxy = {
  port: number;
  /** Cuts every connection when this text is sent through it; undefined turns it off. */
  cutAt: (text: string | undefined) => void;
  /** Starts or stops dropping the server's answers; connections stay open. */
  silence: (isSilent: boolean) => void;
  /** Closes the proxy: connections are cut and new ones refused. */
  vanish: () => Promise<void>;
  /** Opens it again on the same port. */
  comeBack: () => Promise<void>;
  close: () => Promise<void>;
};

/** Opens a proxy on a free port. @param target address of the server */
export async function openTcpProxy(target: { host: string; port: number }): Promise<TcpProxy> {
  const pairs = new Set<readonly [Socket, Socket]>();
  let mark: string | undefined;
  let isSilent = false;

  const server = net.createServer((near) => {
    const far = net.connect(target);
    const pair = [near, far] as const;
    pairs.add(pair);
    const cut = () => {
      pairs.delete(pair);
      near.destroy();
      far.destroy();
    };
    for (const socket of pair) socket.on('error', cut).on('close', cut);
    near.on('data', (bytes) => {
      if (mark !== undefined && bytes.includes(mark)) cut();
      else far.write(bytes);
    });
    far.on('data', (bytes) => {
      if (!isSilent) near.write(bytes);
    });
  });
  const listen = (port: number) => new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const vanish = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      for (const pair of pairs) for (const socket of pair) socket.destroy();
    });
  await listen(0);
  const { port } = server.address() as AddressInfo;
  return {
    port,
    cutAt: (text) => {
      mark = text;
    },
    silence: (silent) => {
      isSilent = silent;
    },
    vanish,
    comeBack: () => listen(port),
    close: () => (server.listening ? vanish() : Promise.resolve()),
  };
}
