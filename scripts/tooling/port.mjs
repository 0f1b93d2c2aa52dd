import { createServer } from 'node:net';
import { Refusal } from './say.mjs';

/**
 * Refuses when another program listens on the port already.
 * @param {string} host
 * @param {number} port
 * @param {string} command how the person started this, to show it with another port
 * @returns {Promise<void>}
 */
export function checkPortIsFree(host, port, command) {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', (error) => {
      const code = 'code' in error ? error.code : undefined;
      reject(new Refusal(explain(String(code), host, port, command)));
    });
    probe.listen(port, host, () => probe.close(() => resolve()));
  });
}

/**
 * @param {string} code
 * @param {string} host
 * @param {number} port
 * @param {string} command
 */
function explain(code, host, port, command) {
  if (code === 'EADDRINUSE') {
    return `Port ${port} is taken. The portal may be running already (http://${host}:${port}); otherwise use another port: PORT=${port + 1} ${command}`;
  }
  if (code === 'EACCES') {
    return `Port ${port} needs more rights than this account has. Use a port above 1023: PORT=3000 ${command}`;
  }
  return `Cannot listen on ${host}:${port} (${code}). Check HOST and PORT in the environment or in .env.`;
}
