// Wide: a photo of a document that is sent twice, too early or not at all with the section in which its person sees it.

import { toDomain } from '@portal/domain/client/kyc/answers/kyc-wire-map';
import { partAt, withPartAt } from '@portal/domain/client/kyc/fields/draft';
import type { KycDraft } from '@portal/domain/client/kyc/sections/kyc';
import { KYC_EXAMPLE } from '@portal/domain/client/kyc/testing/kyc-example';
import { StillObserver } from '@portal/web/testing/still-observer';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { drawKycForm, leaveKycForm } from '../testing/draw-kyc-form.tsx';
import { serveKyc } from '../testing/kyc-server.ts';

const FRONT = 'identityVerification.principal.document.front';

/** An upload under way, answered by the test. */
class HandDrivenRequest {
  static sent: HandDrivenRequest[] = [];
  upload = { onprogress: null };
  status = 0;
  responseText = '';
  body: FormData | null = null;
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
    this.onabort?.();
  }
  answer(id: string) {
    this.status = 200;
    this.responseText = JSON.stringify({ data: { id: { front: id } } });
    this.onload?.();
  }
  refuse() {
    this.status = 400;
    this.responseText = JSON.stringify({ code: 'VALIDATION', message: ['No.'], fields: {} });
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

/** A profile that lacks only the front of a licence, with changes to its identity verification. */
function withoutFront(changes?: Record<string, unknown>): KycDraft;
function withoutFront(changes: Record<string, unknown> = {}): unknown {
  return Object.entries({ 'document.front': null, ...changes }).reduce<unknown>(
    (kyc, [path, answer]) => withPartAt(kyc, `identityVerification.principal.${path}`, answer),
    toDomain(KYC_EXAMPLE),
  );
}

async function choose(file: File, side: 'Front' | 'Back' = 'Front'): Promise<void> {
  const [input] = await screen.findAllByLabelText<HTMLInputElement>(new RegExp(`^${side} of the document`));
  if (input === undefined) {
    throw new Error(`There is no ${side}`);
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

async function drawn(profile = withoutFront()) {
  const server = serveKyc(profile);
  await drawKycForm();
  await press(/Identity verification,/);
  return server;
}

const save = () => press(/^Save and continue/);
const ask = () => screen.queryByText('Is the photo good?');

describe('a photo of a document', () => {
  it('is sent unchanged when the section that shows it is saved', async () => {
    const server = await drawn();
    await choose(photo());
    await screen.findByText('Is the photo good?');
    expect(sent()).toEqual([]);
    await save();
    const request = await sentOnce(1);
    expect(partsOf(request)).toEqual({ file: 'licence.jpg', replaces: null });
    expect(screen.getByRole('heading', { level: 2, name: 'Identity verification' })).toBeDefined();
    await act(async () => request.answer('f1'));
    await screen.findByRole('heading', { level: 2, name: 'Your answers' });
    await waitFor(() => expect(partAt(server.profile(), FRONT)).toBe('f1'));
  });

  it('stays on this device while the section cannot be saved, and does not count as missing', async () => {
    await drawn(withoutFront({ documentNumber: '' }));
    await choose(photo());
    await screen.findByText('Is the photo good?');
    await save();
    await screen.findByRole('alert', { name: 'One answer needs your attention' });
    expect([sent(), ask() === null]).toEqual([[], false]);
  });

  it('that does not arrive keeps the section open, and is sent again on the next press', async () => {
    await drawn();
    await choose(photo());
    await screen.findByText('Is the photo good?');
    await save();
    const first = await sentOnce(1);
    await act(async () => first.refuse());
    await screen.findByRole('alert', { name: 'One answer needs your attention' });
    await save();
    const second = await sentOnce(2);
    await act(async () => second.answer('f1'));
    await screen.findByRole('heading', { level: 2, name: 'Your answers' });
  });

  it('waits for the side before it, which the server needs first', async () => {
    await drawn(withoutFront({ 'document.back': null }));
    await choose(photo(), 'Back');
    await choose(photo());
    await waitFor(() => expect(screen.getAllByText('Is the photo good?')).toHaveLength(2));
    await save();
    const front = await sentOnce(1);
    expect(partsOf(front).file).toBe('licence.jpg');
    await act(async () => front.refuse());
    await screen.findByRole('alert', { name: 'One answer needs your attention' });
    expect([sent().length, screen.getAllByText('Is the photo good?').length]).toEqual([1, 1]);
  });

  it('waits in its section while another one is open', async () => {
    await drawn();
    await choose(photo());
    await screen.findByText('Is the photo good?');
    await press(/^Employment,/);
    expect(ask()).toBeNull();
    await press(/^Identity verification,/);
    await screen.findByText('Is the photo good?');
    expect(sent()).toEqual([]);
  });

  it('is dropped when removed', async () => {
    await drawn();
    await choose(photo());
    await press('Remove licence.jpg');
    expect([sent(), screen.queryByText('licence.jpg'), ask()]).toEqual([[], null, null]);
  });

  it('that this browser cannot render, and a PDF, are sent at once', async () => {
    await drawn();
    await choose(new File(['%PDF'], 'licence.pdf', { type: 'application/pdf' }));
    await sentOnce(1);
    vi.stubGlobal('createImageBitmap', () => Promise.reject(new Error('unknown')));
    await choose(new File(['heic'], 'licence.heic', { type: 'image/heic' }));
    expect(partsOf(await sentOnce(2)).file).toBe('licence.heic');
    expect(ask()).toBeNull();
  });

  it('turned before sending is sent once, turned', async () => {
    await drawn();
    await choose(photo());
    await press('Crop or turn');
    await press('Turn right');
    await press('Use this part');
    await screen.findByText('Is the photo good?');
    expect(sent()).toEqual([]);
    await save();
    expect(partsOf(await sentOnce(1))).toEqual({ file: 'licence.jpg', replaces: null });
  });
});

/** Sent by 'Try again', so that its section stays on screen. */
async function drawnWithSentPhoto(): Promise<void> {
  await drawn();
  await choose(photo());
  await screen.findByText('Is the photo good?');
  await save();
  const first = await sentOnce(1);
  await act(async () => first.refuse());
  await press('Try again');
  const second = await sentOnce(2);
  await act(async () => second.answer('f1'));
  await screen.findAllByText('Received');
}

describe('a photo that was sent', () => {
  it('stays if it was opened and not changed', async () => {
    await drawnWithSentPhoto();
    await press('Crop or turn');
    await press('Keep the photo as it is');
    expect(sent()).toHaveLength(2);
  });

  it('is replaced by the turned one, which is sent at once', async () => {
    await drawnWithSentPhoto();
    await press('Crop or turn');
    await press('Turn right');
    await press('Send this part');
    expect(partsOf(await sentOnce(3))).toEqual({ file: 'licence.jpg', replaces: 'true' });
  });
});
