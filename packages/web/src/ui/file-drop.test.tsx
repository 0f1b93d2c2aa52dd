import { act, fireEvent, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { type ApiError, errorOfAnswer, unanswered } from '../api/api-error.ts';
import { type SendFile, useUpload } from '../form/use-upload.ts';
import { draw } from '../testing/draw.tsx';
import { FileDrop } from './file-drop.tsx';

type Sending = {
  onProgress: (sent: number) => void;
  signal: AbortSignal;
  end: (result: { data: unknown } | { error: ApiError }) => void;
};

/** A server whose answers the test gives by hand. */
function slowServer(): { send: SendFile; sendings: Sending[] } {
  const sendings: Sending[] = [];
  const send: SendFile = (_file, way) => new Promise((end) => sendings.push({ ...way, end }));
  return { send, sendings };
}

function Asked({ send }: { send: SendFile }) {
  const upload = useUpload(send);
  return (
    <FileDrop
      name="front"
      label="Front"
      file={upload.file}
      onSelect={(file) => void upload.start(file)}
      onCancel={upload.cancel}
      onRemove={upload.clear}
      error={upload.error === null ? undefined : upload.error.code}
    />
  );
}

function choose(name: string, type: string, bytes = 4): void {
  const file = new File(['x'], name, { type });
  Object.defineProperty(file, 'size', { value: bytes });
  fireEvent.change(screen.getByLabelText(/^Front/), { target: { files: [file] } });
}

beforeEach(() => {
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:1', revokeObjectURL: () => {} }));
  return () => vi.unstubAllGlobals();
});

describe('a document', () => {
  it('is sent with progress, received, and can be removed', async () => {
    const { send, sendings } = slowServer();
    draw(<Asked send={send} />);
    choose('licence.jpg', 'image/jpeg');
    act(() => sendings[0]?.onProgress(0.42));
    expect(screen.getByRole('progressbar').getAttribute('aria-valuetext')).toBe('Uploading, 42%');
    expect(screen.getByRole('img', { name: 'Preview of licence.jpg' }).getAttribute('src')).toBe('blob:1');
    await act(async () => sendings[0]?.end({ data: null }));
    expect(screen.getByRole('status').textContent).toContain('Received');
    fireEvent.click(screen.getByRole('button', { name: 'Remove licence.jpg' }));
    expect(screen.queryByText('licence.jpg')).toBeNull();
    expect(document.activeElement).toBe(screen.getByLabelText(/^Front/));
  });

  it.each([
    ['of a wrong type', 'notes.txt', 'text/plain', 4, 'notes.txt is not a type we can read'],
    ['that is too large', 'scan.pdf', 'application/pdf', 16 * 1024 * 1024, 'scan.pdf is larger than 15 MB'],
  ])('%s is refused in words and never sent', (_row, name, type, bytes, words) => {
    const { send, sendings } = slowServer();
    draw(<Asked send={send} />);
    choose(name, type, bytes);
    expect(screen.getByText(new RegExp(words))).toBeTruthy();
    expect(sendings).toHaveLength(0);
  });

  it('of a phone without a type is known by its name', () => {
    const { send, sendings } = slowServer();
    draw(<Asked send={send} />);
    choose('IMG_0001.HEIC', '');
    expect(sendings).toHaveLength(1);
  });

  it('that could not be sent says so and can be replaced', async () => {
    const { send, sendings } = slowServer();
    draw(<Asked send={send} />);
    choose('a.pdf', 'application/pdf');
    await act(async () => sendings[0]?.end({ error: errorOfAnswer(500, null, null) }));
    expect([
      screen.getByText('Not sent'),
      screen.getByText('FAULT'),
      screen.getByText('Replace'),
    ]).toHaveLength(3);
    choose('b.pdf', 'application/pdf');
    expect(screen.queryByText('FAULT')).toBeNull();
  });

  it('that a lost connection stopped says that it is waiting, and is sent again once online', async () => {
    const { send, sendings } = slowServer();
    draw(<Asked send={send} />);
    choose('a.pdf', 'application/pdf');
    await act(async () => sendings[0]?.end({ error: unanswered('NETWORK') }));
    expect(screen.getByRole('status').textContent).toContain('Waiting for the connection');
    await act(async () => void window.dispatchEvent(new Event('online')));
    expect(sendings).toHaveLength(2);
    act(() => sendings[1]?.onProgress(0.3));
    expect(screen.getByRole('progressbar').getAttribute('aria-valuetext')).toBe('Uploading, 30%');
    await act(async () => sendings[1]?.end({ data: null }));
    expect(screen.getByRole('status').textContent).toContain('Received');
  });

  it('waits while offline, and otherwise tries only a few times', async () => {
    vi.useFakeTimers();
    const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const { send, sendings } = slowServer();
    draw(<Asked send={send} />);
    choose('a.pdf', 'application/pdf');
    await act(async () => sendings[0]?.end({ error: unanswered('TIMEOUT') }));
    await act(() => vi.advanceTimersByTimeAsync(3_600_000));
    expect(sendings).toHaveLength(1);
    onLine.mockReturnValue(true);
    await act(async () => void window.dispatchEvent(new Event('online')));
    for (const pauseMs of [5_000, 15_000, 30_000]) {
      await act(async () => sendings.at(-1)?.end({ error: unanswered('NETWORK') }));
      await act(() => vi.advanceTimersByTimeAsync(pauseMs));
    }
    expect(sendings).toHaveLength(5);
    await act(async () => sendings.at(-1)?.end({ error: unanswered('NETWORK') }));
    expect(screen.getByText('Not sent')).toBeTruthy();
    onLine.mockRestore();
    vi.useRealTimers();
  });

  it('that the person stops while it waits is not sent again', async () => {
    const { send, sendings } = slowServer();
    draw(<Asked send={send} />);
    choose('a.pdf', 'application/pdf');
    await act(async () => sendings[0]?.end({ error: unanswered('NETWORK') }));
    fireEvent.click(screen.getByRole('button', { name: 'Cancel the upload' }));
    await act(async () => void window.dispatchEvent(new Event('online')));
    expect(sendings).toHaveLength(1);
    expect(screen.queryByText('a.pdf')).toBeNull();
  });

  it('that the person stops is not sent on', () => {
    const { send, sendings } = slowServer();
    draw(<Asked send={send} />);
    choose('a.pdf', 'application/pdf');
    fireEvent.click(screen.getByRole('button', { name: 'Cancel the upload' }));
    expect(sendings[0]?.signal.aborted).toBe(true);
    act(() => sendings[0]?.onProgress(0.9));
    expect(screen.queryByText('a.pdf')).toBeNull();
    expect(document.activeElement).toBe(screen.getByLabelText(/^Front/));
  });

  it('keeps the focus where it was chosen while it is sent, and can be replaced meanwhile', () => {
    const { send, sendings } = slowServer();
    draw(<Asked send={send} />);
    screen.getByLabelText(/^Front/).focus();
    choose('a.pdf', 'application/pdf');
    expect(screen.getByLabelText(/^Front/).closest('.hidden')).toBeNull();
    expect(document.activeElement).toBe(screen.getByLabelText(/^Front/));
    choose('b.pdf', 'application/pdf');
    expect([sendings[0]?.signal.aborted, screen.getByText('b.pdf')]).toEqual([true, expect.anything()]);
  });
});
