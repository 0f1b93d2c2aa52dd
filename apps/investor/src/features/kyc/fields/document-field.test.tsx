import { partAt, withPartAt } from '@portal/domain/kyc/draft';
import type { KycDraft } from '@portal/domain/kyc/kyc';
import { toDomain } from '@portal/domain/kyc/kyc-wire-map';
import { KYC_EXAMPLE } from '@portal/domain/kyc/testing/kyc-example';
import { StillObserver } from '@portal/web/testing/still-observer';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { drawKycForm, leaveKycForm } from '../testing/draw-kyc-form.tsx';
import { serveKyc } from '../testing/kyc-server.ts';
import '../../../testing/wait-longer.ts';

const FRONT = 'identityVerification.principal.document.front';

/** A document on its way, which the test answers by hand. */
class HandDrivenRequest {
  static sent: HandDrivenRequest[] = [];
  upload = { onprogress: null };
  status = 0;
  responseText = '';
  body: FormData | null = null;
  isAborted = false;
  onload: (() => void) | null = null;
  onabort: (() => void) | null = null;
  open() {}
  setRequestHeader() {}
  getResponseHeader() {
    return null;
  }
  send(body: FormData) {
    this.body = body;
    HandDrivenRequest.sent.push(this);
  }
  abort() {
    this.isAborted = true;
    this.onabort?.();
  }
  answer(id: string) {
    this.status = 200;
    this.responseText = JSON.stringify({ data: { id: { front: id } } });
    this.onload?.();
  }
}

beforeEach(() => {
  HandDrivenRequest.sent = [];
  vi.stubGlobal('XMLHttpRequest', HandDrivenRequest);
  vi.stubGlobal('ResizeObserver', StillObserver);
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:1', revokeObjectURL: () => {} }));
  vi.stubGlobal('createImageBitmap', async () => ({ width: 40, height: 30, close: () => undefined }));
  const grey = { data: new Uint8ClampedArray(40 * 30 * 4).fill(128) };
  const drawing = new Proxy(
    { getImageData: () => grey },
    { get: (known, name) => Reflect.get(known, name) ?? (() => undefined) },
  );
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockImplementation(() => Object(drawing));
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((done) => done(new Blob(['cut'])));
});
afterEach(async () => {
  await leaveKycForm();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** A profile that waits for the front of a licence alone. */
function withoutFront(): KycDraft;
function withoutFront(): unknown {
  return withPartAt(toDomain(KYC_EXAMPLE), FRONT, null);
}

async function choose(file: File): Promise<void> {
  const [input] = await screen.findAllByLabelText<HTMLInputElement>(/^Front of the document/);
  if (input === undefined) {
    throw new Error('There is no front');
  }
  await act(async () => void fireEvent.change(input, { target: { files: [file] } }));
}

const photo = () => new File(['photo'], 'licence.jpg', { type: 'image/jpeg' });
const press = async (name: string | RegExp) => {
  const button = await screen.findByRole('button', { name });
  await act(async () => void fireEvent.click(button));
};
const sent = () => HandDrivenRequest.sent;
function partsOf(request: HandDrivenRequest) {
  const file = request.body?.get('front');
  return { file: file instanceof File ? file.name : null, replaces: request.body?.get('replaces') };
}
async function sentOnce(count: number): Promise<HandDrivenRequest> {
  await waitFor(() => expect(sent()).toHaveLength(count));
  const last = sent().at(-1);
  if (last === undefined) {
    throw new Error('nothing was sent');
  }
  return last;
}

async function drawn() {
  const server = serveKyc(withoutFront());
  await drawKycForm();
  await press(/Identity verification,/);
  return server;
}

describe('a photo of a document', () => {
  it('leaves this device when its person says that it is good, and as it was chosen', async () => {
    const server = await drawn();
    await choose(photo());
    await screen.findByRole('dialog', { name: 'Is the photo good?' });
    expect(sent()).toEqual([]);
    await press('Send this photo');
    const request = await sentOnce(1);
    expect(partsOf(request)).toEqual({ file: 'licence.jpg', replaces: null });
    await act(async () => request.answer('f1'));
    await screen.findAllByText('Received');
    await waitFor(() => expect(partAt(server.profile(), FRONT)).toBe('f1'));
  });

  it('is let go when the person wants another one', async () => {
    await drawn();
    await choose(photo());
    await press('Choose another one');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect([sent(), screen.queryByText('licence.jpg')]).toEqual([[], null]);
  });

  it('that this browser cannot draw, and a PDF, go at once', async () => {
    await drawn();
    await choose(new File(['%PDF'], 'licence.pdf', { type: 'application/pdf' }));
    await sentOnce(1);
    vi.stubGlobal('createImageBitmap', () => Promise.reject(new Error('unknown')));
    await choose(new File(['heic'], 'licence.heic', { type: 'image/heic' }));
    expect(partsOf(await sentOnce(2)).file).toBe('licence.heic');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('stops on its way while it is worked on, and goes again where nothing was changed', async () => {
    await drawn();
    await choose(photo());
    await press('Send this photo');
    const first = await sentOnce(1);
    await press('Crop or turn');
    expect(first.isAborted).toBe(true);
    await press('Keep the photo as it is');
    expect(partsOf(await sentOnce(2))).toEqual({ file: 'licence.jpg', replaces: null });
  });

  it('that had arrived takes the place of its earlier version when it was turned, and stays when it was not', async () => {
    await drawn();
    await choose(photo());
    await press('Send this photo');
    const first = await sentOnce(1);
    await act(async () => first.answer('f1'));
    await screen.findAllByText('Received');
    await press('Crop or turn');
    await press('Keep the photo as it is');
    expect(sent()).toHaveLength(1);
    await press('Crop or turn');
    await press('Turn right');
    await press('Send this part');
    expect(partsOf(await sentOnce(2))).toEqual({ file: 'licence.jpg', replaces: 'true' });
  });

  it('that stopped on its way and was turned replaces whatever of it may have arrived', async () => {
    await drawn();
    await choose(photo());
    await press('Send this photo');
    await sentOnce(1);
    await press('Crop or turn');
    await press('Turn right');
    await press('Send this part');
    expect(partsOf(await sentOnce(2)).replaces).toBe('true');
  });
});
