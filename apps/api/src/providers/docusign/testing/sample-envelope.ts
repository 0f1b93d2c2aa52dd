import type { EnvelopeToSign } from '../../../platform/ports/signing-provider.ts';

/** Where the portal of these tests takes events. */
export const EVENTS_URL = 'https://portal.example.ca/api/signing/events';
/** Where people come back to. */
export const BACK = 'https://portal.example.ca/back';
/** When somebody signs. */
export const AT = new Date('2026-11-18T15:00:00.000Z');
export const PDF = Buffer.from('%PDF-1.7\nsome pages');

/** Two documents, of which the second is signed by both. */
export const ENVELOPE: EnvelopeToSign = {
  id: '5f3c0f3c-6f2b-4d0c-9d3c-0a8c6a4b5f10',
  subject: 'Maple Street Homes',
  documents: [
    { id: 'profile', title: 'Your profile', pdf: PDF },
    { id: 'agreement', title: 'Subscription agreement', pdf: PDF },
  ],
  signers: [
    {
      role: 'investor',
      name: 'Ada Tremblay',
      email: 'ada@example.com',
      language: 'en',
      places: {
        profile: [{ kind: 'signature', label: 'signature', page: 1, x: 68, y: 600.4 }],
        agreement: [
          { kind: 'initials', label: 'loss', page: 1, x: 440, y: 120 },
          { kind: 'signature', label: 'signature', page: 2, x: 68, y: 200 },
          { kind: 'date', label: 'date', page: 2, x: 300, y: 230 },
        ],
      },
    },
    {
      role: 'joint',
      name: 'Bea Roy',
      email: 'bea@example.com',
      language: 'fr',
      places: { agreement: [{ kind: 'signature', label: 'signature', page: 2, x: 68, y: 300 }] },
    },
  ],
};

export const INVESTOR = { envelopeId: ENVELOPE.id, name: 'Ada Tremblay', email: 'ada@example.com' };
