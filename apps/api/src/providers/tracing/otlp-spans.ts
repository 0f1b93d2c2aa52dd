/** A finished span, in the JSON form of OTLP (opentelemetry-proto, trace/v1). */
export type WireSpan = {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  kind: number;
  startTimeUnixNano: string;
  endTimeUnixNano: string;
  attributes: WireAttribute[];
  status: { code: number };
};

type WireAttribute = { key: string; value: { stringValue: string } | { intValue: string } };

/** SPAN_KIND_ of the protocol. */
export const KINDS = { internal: 1, server: 2, client: 3, consumer: 5 } as const;
/** STATUS_CODE_ of the protocol. */
export const STATUS_UNSET = 0;
export const STATUS_ERROR = 2;

export function wireAttributes(attributes: Readonly<Record<string, string | number>>): WireAttribute[] {
  return Object.entries(attributes).map(([key, value]) => ({
    key,
    // The JSON form of protobuf writes 64-bit numbers as text.
    value: typeof value === 'number' ? { intValue: String(value) } : { stringValue: value },
  }));
}

const MICROSECONDS = 1_000;

/** A time of `performance.now()` in nanoseconds since 1970; a number holds microseconds exactly. */
export function unixNano(now: number): string {
  return `${Math.round((performance.timeOrigin + now) * MICROSECONDS)}000`;
}

/** What is posted to `/v1/traces`. */
export function tracesRequest(
  resource: Readonly<Record<string, string>>,
  spans: readonly WireSpan[],
): object {
  return {
    resourceSpans: [
      {
        resource: { attributes: wireAttributes(resource) },
        scopeSpans: [{ scope: { name: 'investor-portal' }, spans }],
      },
    ],
  };
}
