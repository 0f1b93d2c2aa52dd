import { vi } from 'vitest';

type Answer = { status: number; body: unknown };
export type UploadAnswers = Readonly<Record<string, Answer[]>>;
/** What went out: where to, and its texts by their names. */
export type SentUpload = { url: string; texts: Record<string, string> };

/**
 * Stands where files go out, and returns what was sent. They are answered by the end of their address, one after the other; the
 * last answer stays, and without any the connection is lost.
 */
export function answerUploads(answersNow: () => UploadAnswers): SentUpload[] {
  const sent: SentUpload[] = [];
  vi.stubGlobal(
    'XMLHttpRequest',
    class {
      url = '';
      status = 0;
      responseText = '';
      upload = {};
      onload = () => undefined;
      onerror = () => undefined;
      onloadend = () => undefined;
      open(_method: string, url: string) {
        this.url = url;
      }
      setRequestHeader() {}
      getResponseHeader() {
        return null;
      }
      abort() {}
      send(body: unknown) {
        sent.push({ url: this.url, texts: textsOf(body) });
        const answers = answersNow()[this.url.split('/').at(-1) ?? ''] ?? [];
        const answer = answers.length > 1 ? answers.shift() : answers[0];
        queueMicrotask(() => {
          if (answer === undefined) {
            this.onerror();
          } else {
            this.status = answer.status;
            this.responseText = JSON.stringify(answer.body);
            this.onload();
          }
          this.onloadend();
        });
      }
    },
  );
  return sent;
}

function textsOf(body: unknown): Record<string, string> {
  const texts = body instanceof FormData ? [...body] : [];
  return Object.fromEntries(
    texts.flatMap(([name, part]) => (typeof part === 'string' ? [[name, part]] : [])),
  );
}
