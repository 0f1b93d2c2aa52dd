import { vi } from 'vitest';

type Answer = { status: number; body: unknown };
export type UploadAnswers = Readonly<Record<string, Answer[]>>;
/** A request that went out: its address, and its fields by name. */
export type SentUpload = { url: string; texts: Record<string, string> };

/**
 * Stands in for uploads, and returns what was sent. Answers are found by the end of the address and used in turn; the
 * last one repeats, and without any the connection fails.
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
