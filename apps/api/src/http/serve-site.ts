import type { FastifyInstance } from 'fastify';
import type { Deps } from '../deps.ts';

export async function serveSite(app: FastifyInstance, deps: Deps): Promise<void> {
  deps.log.debug({ prefix: app.prefix }, 'site');
}
