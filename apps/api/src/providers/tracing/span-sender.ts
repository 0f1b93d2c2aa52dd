import type { Logger } from 'pino';
import { tracesRequest, type WireSpan } from './otlp-spans.ts';

const SEND_EVERY_MS = 5_000;
const BATCH_MAX = 512;
/** What waits while a receiver is slow or away, at a kilobyte a span; what comes then is lost. */
const WAITING_MAX = 2_048;
const SEND_TIMEOUT_MS = 10_000;
/** The stop of a server has little time, and a trace is worth none of it. */
const CLOSE_MS_MAX = 1_000;

type SpanSender = { add: (span: WireSpan) => void; close: () => Promise<void> };

/**
 * Posts finished spans to a receiver of OTLP over HTTP, one batch at a time. Whoever adds one never waits; a batch that the receiver does not take is
 * lost, and the log says once that it does not and once how many were lost.
 */
export function spanSender(
  { endpoint, headers }: { endpoint: string; headers: Readonly<Record<string, string>> },
  resource: Readonly<Record<string, string>>,
  log: Logger,
): SpanSender {
  const url = `${endpoint.replace(/\/+$/, '')}/v1/traces`;
  const closing = new AbortController();
  const outage = outageLog(log);
  const waiting: WireSpan[] = [];
  let sending: Promise<void> | null = null;

  const post = async (spans: readonly WireSpan[]) => {
    try {
      const response = await fetch(url, {
        method: 'POST',
        headers: { ...headers, 'content-type': 'application/json' },
        body: JSON.stringify(tracesRequest(resource, spans)),
        redirect: 'error',
        signal: AbortSignal.any([AbortSignal.timeout(SEND_TIMEOUT_MS), closing.signal]),
      });
      await response.body?.cancel();
      if (!response.ok) {
        throw new Error(`The receiver of traces answered ${response.status}`);
      }
      outage.worked();
    } catch (error) {
      outage.lost(spans.length, error);
    }
  };
  const sendNext = () => {
    if (sending === null && waiting.length > 0) {
      sending = post(waiting.splice(0, BATCH_MAX)).finally(() => {
        sending = null;
        if (waiting.length >= BATCH_MAX) {
          sendNext();
        }
      });
    }
  };
  const timer = setInterval(sendNext, SEND_EVERY_MS).unref();
  return {
    add: (span) => {
      if (waiting.length >= WAITING_MAX) {
        outage.lost(1);
        return;
      }
      waiting.push(span);
      if (waiting.length >= BATCH_MAX) {
        sendNext();
      }
    },
    close: async () => {
      clearInterval(timer);
      const patience = setTimeout(() => closing.abort(), CLOSE_MS_MAX);
      while (!closing.signal.aborted && (sending !== null || waiting.length > 0)) {
        sendNext();
        await sending;
      }
      clearTimeout(patience);
    },
  };
}

type OutageLog = { lost: (spans: number, error?: unknown) => void; worked: () => void };

function outageLog(log: Logger): OutageLog {
  let lost = 0;
  let isTold = false;
  return {
    lost: (spans, error) => {
      lost += spans;
      if (error !== undefined && !isTold) {
        isTold = true;
        log.warn({ err: error }, 'traces are not taken');
      }
    },
    worked: () => {
      if (lost > 0) {
        log.info({ spans: lost }, 'traces are taken again; these were lost');
      }
      lost = 0;
      isTold = false;
    },
  };
}
