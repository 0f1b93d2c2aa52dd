import type { SignatureInput } from '@portal/domain/agreement/signing/signing.wire';
import type { DocumentContent } from '../../documents/document-particulars.ts';
import type { Evidence } from '../evidence.ts';
import type { Paper } from '../paper.ts';

const SIGNED_AT = '2026-11-20T15:34:52.000Z';
const IP_ADDRESS = '203.0.113.42';
const NAME = 'Marie-Ève O’Brien-Tremblay';

export const DRAWN_SIGNATURE: SignatureInput = {
  kind: 'drawn',
  name: NAME,
  path: 'M40 150 C60 20 110 20 120 150 C130 30 180 30 190 150 M210 120 C230 90 260 90 262 130 C265 150 290 140 300 110 L330 60 C330 120 340 160 380 130 C420 100 440 100 470 120 S540 130 570 90',
};

/** A document signed with every statement initialled, as the ceremony leaves it. */
export function signedPaper(content: DocumentContent, mark?: SignatureInput): Paper {
  const rows = content.blocks.flatMap((block) => (block.kind === 'initial' ? [block] : []));
  const at = (index: number) => `2026-11-20T15:33:${String(index + 10).padStart(2, '0')}.000Z`;
  return {
    ...unsignedPaper(content),
    initials: Object.fromEntries(rows.map((row, index) => [row.rowId, [{ initials: 'MOT', at: at(index) }]])),
    signatureLines: [{ name: NAME, signed: { mark: mark ?? { kind: 'typed', name: NAME }, at: SIGNED_AT } }],
    evidence: sampleEvidence(
      content,
      rows.map((row, index) => ({ title: row.title, at: at(index) })),
    ),
  };
}

/** The same document before anyone has signed it. */
export function unsignedPaper(content: DocumentContent): Paper {
  const isEnglish = content.language === 'en';
  return {
    id: '01JD4Q7Z9N3W5T8B2C6F0H1K4M',
    content,
    subtitle: isEnglish
      ? 'Order NL-2026-004217 · November 20, 2026'
      : 'Ordre NL-2026-004217 · 20 novembre 2026',
    letterhead: {
      name: 'Northline Exempt Market Inc.',
      address: '1200-150 King Street West, Toronto, Ontario M5H 1J9',
      phone: '1-844-955-4114',
      email: 'support@northline.example',
    },
    initials: {},
    signatureLines: [{ name: NAME, signed: null }],
    evidence: null,
    timeZone: 'America/Toronto',
    createdAt: '2026-11-20T15:34:53.000Z',
  };
}

function sampleEvidence(content: DocumentContent, initialled: { title: string; at: string }[]): Evidence {
  const isEnglish = content.language === 'en';
  const event = (kind: 'delivered' | 'opened' | 'consented' | 'signed', at: string) => ({
    kind,
    who: NAME,
    at,
    ipAddress: IP_ADDRESS,
  });
  return {
    envelopeId: '01JD4Q7Z8A1B2C3D4E5F6G7H8J',
    verifyUrl: 'https://portal.example.ca/verify-document',
    signers: [
      {
        name: NAME,
        email: 'marie-eve.tremblay@courriel.example',
        accountId: '01JD4PXYZ0A1B2C3D4E5F6G7H8',
        authentication: isEnglish
          ? 'Signed in to the portal with a password; single-use signing link'
          : 'Connexion au portail avec mot de passe; lien de signature à usage unique',
        proved: { by: 'password', at: '2026-11-20T15:24:00.000Z' },
        consent: { version: '2026-11', at: '2026-11-20T15:32:40.000Z' },
        signedAt: SIGNED_AT,
        ipAddress: IP_ADDRESS,
        userAgent:
          'Mozilla/5.0 (iPhone; CPU iPhone OS 19_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.1 Mobile/15E148 Safari/604.1',
      },
    ],
    events: [
      event('delivered', '2026-11-20T15:30:00.000Z'),
      event('opened', '2026-11-20T15:31:07.000Z'),
      event('consented', '2026-11-20T15:32:40.000Z'),
      ...initialled.map(({ title, at }) => ({
        kind: 'initialled' as const,
        who: NAME,
        at,
        ipAddress: IP_ADDRESS,
        detail: title,
      })),
      event('signed', SIGNED_AT),
    ],
    hashes: [
      { title: content.title, sha256: '5f0c1b9be8d0a8b2f6a5f7e1ad6ce3be1a7cf2b9d4a1a0b3c4d5e6f708192a3b' },
      {
        title: isEnglish ? 'Subscription agreement' : 'Convention de souscription',
        sha256: '0a1b2c3d4e5f60718293a4b5c6d7e8f90a1b2c3d4e5f60718293a4b5c6d7e8f9',
      },
    ],
    signedSha256: '9c1e2d3f4a5b60718293a4b5c6d7e8f90a1b2c3d4e5f60718293a4b5c6d7e8f9',
  };
}
