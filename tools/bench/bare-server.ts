import { createServer } from 'node:http';

/** How many such answers node:http alone gives: the measure of what a framework and our work add. */
const status = Number(process.env.BARE_STATUS);
const bytes = Buffer.alloc(Number(process.env.BARE_BYTES), ' ');

const server = createServer((request, response) => {
  request.resume().on('end', () => {
    response.writeHead(status, { 'content-type': 'application/json', 'content-length': bytes.length });
    response.end(bytes);
  });
});
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  if (typeof address === 'object' && address !== null) {
    process.stdout.write(`Bare server ready at http://127.0.0.1:${address.port}\n`);
  }
});
process.on('SIGTERM', () => process.exit(0));
