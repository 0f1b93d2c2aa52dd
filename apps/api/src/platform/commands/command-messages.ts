import { z } from 'zod';

const ARGUMENTS_MAX = 20;
const ARGUMENT_LENGTH_MAX = 4_000;

/** What a command line sends to a running server. */
export const commandSchema = z.object({
  area: z.string(),
  argv: z.array(z.string().max(ARGUMENT_LENGTH_MAX)).max(ARGUMENTS_MAX),
});

/** What the server answers, one JSON text per line: lines while the command runs, then its result. */
export const messageSchema = z.union([
  z.object({ line: z.string() }),
  z.object({ ok: z.boolean(), lines: z.array(z.string()) }),
]);
export type CommandMessage = z.infer<typeof messageSchema>;
