import { connect, createServer, type Socket } from 'node:net';

const FAULT_CODE = '08P01';
const FAULT_WORDS = 'no more connections allowed';

/** Stands between the server and its database, as a pooler does, and can refuse in its manner. */
export type Pooler = {
  /** The database by way of the pooler. */
  url: string;
  /** Ends every connection and answers new ones with 08P01, or lets them through again. */
  setRefusing: (isRefusing: boolean) => void;
  stop: () => Promise<void>;
};

/** Starts a pooler in front of a database that is reached by TCP. */
export async function startPooler(databaseUrl: string): Promise<Pooler> {
  const database = new URL(databaseUrl);
  const open = new Set<Socket>();
  let isRefusing = false;
  const server = createServer((client) => {
    keep(client, open);
    if (isRefusing) {
      // What the client says first is not waited for: it reads the answer all the same.
      client.once('data', () => client.end(refusal()));
      return;
    }
    const there = connect({ host: database.hostname, port: Number(database.port) });
    keep(there, open);
    client.pipe(there).pipe(client);
    client.on('close', () => there.destroy());
    there.on('close', () => client.destroy());
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = server.address();
  const url = new URL(databaseUrl);
  url.host = `127.0.0.1:${typeof address === 'object' ? (address?.port ?? '') : ''}`;
  const endAll = () => {
    for (const socket of open) {
      socket.destroy();
    }
  };
  return {
    url: url.href,
    setRefusing: (next) => {
      isRefusing = next;
      if (next) {
        endAll();
      }
    },
    stop: async () => {
      endAll();
      await new Promise((resolve) => {
        server.close(resolve);
      });
    },
  };
}

function keep(socket: Socket, open: Set<Socket>): void {
  open.add(socket);
  // The other end may be gone at any time: that is what is practised.
  socket.on('error', () => socket.destroy());
  socket.on('close', () => open.delete(socket));
}

/** An ErrorResponse of PostgreSQL's protocol, as poolers send it before they close. */
function refusal(): Buffer {
  const fields = Buffer.from(`SFATAL\0VFATAL\0C${FAULT_CODE}\0M${FAULT_WORDS}\0\0`);
  const head = Buffer.alloc(5);
  head.write('E');
  head.writeInt32BE(fields.length + 4, 1);
  return Buffer.concat([head, fields]);
}
