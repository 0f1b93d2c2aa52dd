import * as z from 'zod/mini';

const px = z.int().check(z.positive(), z.describe('Pixels.'));

/** Answer of `POST /office/pictures`. */
export const addedPictureSchema = z.object({
  id: z.string(),
  src: z.string().check(z.describe('What a deal names it by; what else there is follows from it.')),
  width: px,
  height: px,
});
export type AddedPicture = z.infer<typeof addedPictureSchema>;
