import type { KycWireFinished } from '@portal/domain/kyc/kyc-wire';
import { KYC_EXAMPLE } from '@portal/domain/kyc/testing/kyc-example';
import type { KycDetails } from '@portal/domain/wire/kyc-details';
import type { LightMyRequestResponse } from 'fastify';
import sharp from 'sharp';
import { type FormPart, multipartBody } from './multipart.ts';
import type { Person } from './people.ts';

let picture: Buffer | undefined;

/** A small picture, as good as any to the portal. */
export async function somePicture(): Promise<Buffer> {
  picture ??= await sharp({
    create: { width: 32, height: 20, channels: 3, background: { r: 90, g: 120, b: 150 } },
  })
    .png()
    .toBuffer();
  return picture;
}

/** Sends a form of identity evidence: texts as they are, `true` for a picture. */
export async function sendEvidence(
  person: Person,
  path: string,
  parts: Readonly<Record<string, string | true | Buffer>>,
  headers: Record<string, string> = {},
): Promise<LightMyRequestResponse> {
  const bytes = await somePicture();
  const form = Object.entries(parts).map(([name, part]): FormPart => {
    if (typeof part === 'string') {
      return { name, value: part };
    }
    return { name, fileName: `${name}.png`, bytes: part === true ? bytes : part };
  });
  const body = multipartBody(form);
  return person.post(`/user/kyc/upload/${path}`, body.payload, { ...body.headers, ...headers });
}

/** The complete profile with the ids of files that the person has just sent. */
export async function exampleOf(person: Person): Promise<KycWireFinished> {
  const sent = async (path: string, parts: Record<string, true>) =>
    (await sendEvidence(person, path, parts)).json().data;
  const card = await sent('id', { front: true, back: true });
  const bill = await sent('address', { bill: true });
  const passport = await sent('id/?secondary=true', { front: true });
  const statement = await sent('address/?secondary=true', { statement: true });
  const profile = structuredClone(KYC_EXAMPLE);
  const { principal, secondary } = profile.identityVerification;
  principal.id.front = card.id.front;
  principal.id.back = card.id.back;
  principal.addressProof.bill = bill.addressProof.bill;
  secondary.id.front = passport.id.front;
  secondary.addressProof.statement = statement.addressProof.statement;
  return profile;
}

/** Submits the complete profile, with other sections where the test wants them, and returns what was answered. */
export async function submitKyc(person: Person, changes: Partial<KycWireFinished> = {}): Promise<KycDetails> {
  const profile = await exampleOf(person);
  const reply = await person.post('/user/kyc/save', { ...profile, ...changes, formIsFinished: true });
  if (reply.statusCode !== 200) {
    throw new Error(`Could not submit the profile: ${reply.body}`);
  }
  return reply.json().data;
}

export async function readKyc(person: Person): Promise<KycDetails> {
  return (await person.get('/user/kyc/details')).json().data;
}
