import type { ErrorReports } from '../../platform/ports/error-reports.ts';
import type { FileStore } from '../../platform/ports/file-store.ts';
import type { Mailer } from '../../platform/ports/mailer.ts';
import type { SigningProvider } from '../../platform/ports/signing-provider.ts';
import type { SpanOf, Tracing } from '../../platform/ports/tracing.ts';
import type { VirusScanner } from '../../platform/ports/virus-scanner.ts';

type Span = Tracing['span'];

/** What stands behind the portal's ports. */
type Ports = {
  mailer: Mailer;
  files: FileStore;
  virusScanner: VirusScanner | null;
  signingProvider: SigningProvider | null;
  errorReports: ErrorReports;
};

/** The same ports, of which each call is a span. Who gets a message, which file it is and who signs is nowhere in it. */
export function tracePorts(ports: Ports, { span }: Pick<Tracing, 'span'>): Ports {
  const { mailer, virusScanner, signingProvider, errorReports } = ports;
  return {
    mailer: { send: (mail) => span(of('mail send'), () => mailer.send(mail)) },
    files: traceFiles(ports.files, span),
    virusScanner:
      virusScanner === null
        ? null
        : { scan: (bytes) => span(of('virus scan'), () => virusScanner.scan(bytes)) },
    signingProvider: signingProvider === null ? null : traceSigning(signingProvider, span),
    errorReports: {
      ...errorReports,
      report: (text) => span(of('error report'), () => errorReports.report(text)),
    },
  };
}

function of(name: string): SpanOf {
  return { name, kind: 'client' };
}

/** A file that is opened is a span until its first bytes may come; what reads them takes its own time. */
function traceFiles(files: FileStore, span: Span): FileStore {
  return {
    ...files,
    put: (key, bytes) => span(of('file put'), () => files.put(key, bytes)),
    dataKeyOf: (key) => span(of('file data key'), () => files.dataKeyOf(key)),
    open: (key, from) => span(of('file open'), () => files.open(key, from)),
    read: (key) => span(of('file read'), () => files.read(key)),
    remove: (key) => span(of('file remove'), () => files.remove(key)),
  };
}

function traceSigning(provider: SigningProvider, span: Span): SigningProvider {
  return {
    ...provider,
    prepare: (envelope) => span(of('signing prepare'), () => provider.prepare(envelope)),
    linkFor: (reference, investor, returnUrl) =>
      span(of('signing link'), () => provider.linkFor(reference, investor, returnUrl)),
    invite: (reference) => span(of('signing invite'), () => provider.invite(reference)),
    stateOf: (reference) => span(of('signing state'), () => provider.stateOf(reference)),
    collect: (reference, documentCount) =>
      span(of('signing collect'), () => provider.collect(reference, documentCount)),
    withdraw: (reference) => span(of('signing withdraw'), () => provider.withdraw(reference)),
  };
}
