import { z } from 'zod';

/** As much of a Swagger 2.0 document as a mock server is made of. */
export const ApiDescription = z.object({
  swagger: z.literal('2.0'),
  info: z.object({ version: z.string() }),
  basePath: z.string(),
  paths: z.record(z.string(), z.record(z.string(), z.unknown())),
  definitions: z.record(z.string(), z.record(z.string(), z.unknown())),
});
export type ApiDescription = z.infer<typeof ApiDescription>;
