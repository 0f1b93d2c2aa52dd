import { AsyncLocalStorage } from 'node:async_hooks';
import { randomBytes } from 'node:crypto';
import type { Logger } from 'pino';
import type { RequestTrace, SpanOf, Tracing } from '../../platform/ports/tracing.ts';
import { KINDS, STATUS_ERROR, STATUS_UNSET, unixNano, wireAttributes } from './otlp-spans.ts';
import { spanSender } from './span-sender.ts';

/** A job may ask the database a hundred thousand things; what is beyond this is counted. */
const SPANS_A_TRACE_MAX = 500;
const TRACE_BYTES = 16;
const SPAN_BYTES = 8;
const FAULT_STATUS = 500;
const TRACE_ID = /^[0-9a-f]{32}$/;
/** What a job carries: the `traceparent` of W3C, of a trace that is sampled, and whether that began with a request. */
const ORIGIN = /^00-([0-9a-f]{32})-([0-9a-f]{16})-01(-request)?$/;
const DASHES = /-/g;

type TracingSettings = {
  endpoint: string;
  headers: Readonly<Record<string, string>>;
  /** Which part of requests and periodic jobs is traced, 0 to 1. */
  ratio: number;
};

/** A trace in this server: whether a request began it, how many spans it has, and how many were left out. */
type Trace = { id: string; isOfRequest: boolean; spans: number; leftOut: number };
/** What runs: the span that others begin under. */
type Running = { trace: Trace; spanId: string };
type Begun = Omit<SpanOf, 'kind'> & { kind: keyof typeof KINDS; parentSpanId?: string };

/** Traces by OpenTelemetry's protocol; the spans are written by hand, where the work is. */
export function otlpTracing(
  settings: TracingSettings,
  resource: Readonly<Record<string, string>>,
  log: Logger,
): Tracing {
  const sender = spanSender(settings, resource, log);
  const running = new AsyncLocalStorage<Running>();
  const isSampled = () => Math.random() < settings.ratio;

  /** Begins a span; what is returned ends it. */
  const begin = ({ trace, spanId }: Running, of: Begun) => {
    const begunAt = performance.now();
    return (isError: boolean, more: Readonly<Record<string, string | number>> = {}) => {
      sender.add({
        traceId: trace.id,
        spanId,
        ...(of.parentSpanId === undefined ? {} : { parentSpanId: of.parentSpanId }),
        name: of.name,
        kind: KINDS[of.kind],
        startTimeUnixNano: unixNano(begunAt),
        endTimeUnixNano: unixNano(performance.now()),
        attributes: wireAttributes({
          ...(trace.isOfRequest ? { 'portal.request_id': requestIdOf(trace.id) } : {}),
          ...of.attributes,
          ...more,
          ...(trace.leftOut > 0 ? { 'portal.spans_left_out': trace.leftOut } : {}),
        }),
        status: { code: isError ? STATUS_ERROR : STATUS_UNSET },
      });
    };
  };

  const run = async <Result>(here: Running, of: Begun, work: () => Promise<Result>): Promise<Result> => {
    const end = begin(here, of);
    try {
      const result = await running.run(here, work);
      end(false);
      return result;
    } catch (error) {
      end(true, { 'error.type': kindOfError(error) });
      throw error;
    }
  };

  return {
    isOn: true,
    request: ({ id, method, route }): RequestTrace | null => {
      if (!isSampled()) {
        return null;
      }
      const here = { trace: newTrace(true, id.replace(DASHES, '')), spanId: newId(SPAN_BYTES) };
      const end = begin(here, {
        name: `${method} ${route}`,
        kind: 'server',
        attributes: { 'http.request.method': method, 'http.route': route },
      });
      return {
        within: (work) => running.run(here, work),
        end: (status) => end(status >= FAULT_STATUS, { 'http.response.status_code': status }),
      };
    },
    span: (of, work) => {
      const parent = running.getStore();
      if (parent === undefined) {
        return work();
      }
      const { trace } = parent;
      if (trace.spans >= SPANS_A_TRACE_MAX) {
        trace.leftOut += 1;
        return work();
      }
      trace.spans += 1;
      return run({ trace, spanId: newId(SPAN_BYTES) }, { ...of, parentSpanId: parent.spanId }, work);
    },
    job: (kind, origin, work) => {
      const [, traceId, parentSpanId, ofRequest] = ORIGIN.exec(origin ?? '') ?? [];
      if (traceId === undefined && !isSampled()) {
        return work();
      }
      const here = { trace: newTrace(ofRequest !== undefined, traceId), spanId: newId(SPAN_BYTES) };
      const of: Begun = { name: `job ${kind}`, kind: 'consumer', attributes: { 'portal.job': kind } };
      return run(here, parentSpanId === undefined ? of : { ...of, parentSpanId }, work);
    },
    here: () => {
      const parent = running.getStore();
      if (parent === undefined) {
        return undefined;
      }
      const { trace, spanId } = parent;
      return `00-${trace.id}-${spanId}-01${trace.isOfRequest ? '-request' : ''}`;
    },
    close: sender.close,
  };
}

/** A request's trace has the request's id, so that whoever was told one finds the other. */
function newTrace(isOfRequest: boolean, id = ''): Trace {
  return { id: TRACE_ID.test(id) ? id : newId(TRACE_BYTES), isOfRequest, spans: 0, leftOut: 0 };
}

/** The id of a request from that of its trace. */
function requestIdOf(traceId: string): string {
  return traceId.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

function newId(bytes: number): string {
  return randomBytes(bytes).toString('hex');
}

const SQLSTATE = /^[0-9A-Z]{5}$/;
const CLASS_NAME = /^[A-Za-z]{1,60}$/;

/** The SQLSTATE or the class of an error; its message may quote what somebody typed. */
function kindOfError(error: unknown): string {
  if (!(error instanceof Error)) {
    return 'unknown';
  }
  if ('code' in error && typeof error.code === 'string' && SQLSTATE.test(error.code)) {
    return error.code;
  }
  return CLASS_NAME.test(error.constructor.name) ? error.constructor.name : 'Error';
}
