import { connect } from 'node:tls';

const DEFAULT_PORT = 443;
const PATIENCE_MS = 5_000;

/**
 * When the certificate that a host shows ends, whether or not anybody would trust it: it may be the machine's own, or have ended already. Throws
 * where none is shown in time.
 */
export function certificateEnd(origin: string, patienceMs = PATIENCE_MS): Promise<Date> {
  const { hostname, port } = new URL(origin);
  return new Promise((resolve, reject) => {
    const socket = connect({
      host: hostname,
      port: port === '' ? DEFAULT_PORT : Number(port),
      servername: hostname,
      rejectUnauthorized: false,
    });
    socket.setTimeout(patienceMs, () => socket.destroy(new Error('No certificate was shown in time')));
    socket.once('error', reject);
    socket.once('close', () => reject(new Error('The connection ended before a certificate was shown')));
    socket.once('secureConnect', () => {
      const end = new Date(socket.getPeerCertificate().valid_to);
      if (Number.isNaN(end.getTime())) {
        socket.destroy(new Error('A certificate without an end'));
      } else {
        resolve(end);
        socket.destroy();
      }
    });
  });
}
