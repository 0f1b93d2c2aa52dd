import { enterOffice } from '../colleagues.ts';
import { examplePhoto, sendPicture } from '../pictures.ts';
import type { MakeCall } from './example-call.ts';

/** Valid calls about pictures of deals. */
export const PICTURE_CALLS: Readonly<Record<string, MakeCall>> = {
  'POST /office/pictures': async (portal) => ({
    person: null,
    colleague: await enterOffice(portal, { role: 'deals' }),
    form: [{ name: 'picture', fileName: 'wharf.jpg', bytes: await examplePhoto() }],
  }),
  'GET /pictures/:id/:file': async (portal) => {
    const reply = await sendPicture(await enterOffice(portal, { role: 'deals' }), await examplePhoto());
    return { person: null, params: { id: reply.json().data.id, file: '960.webp' } };
  },
};
