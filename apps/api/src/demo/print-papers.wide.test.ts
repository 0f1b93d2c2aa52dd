// Wide: a process that prints papers of the demonstration and lives on after its parent, or ends before they are printed.

import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { describe, expect, it, onTestFinished } from 'vitest';
import { riskAcknowledgement } from '../papers/documents/risk-acknowledgement.ts';
import { documentTexts } from '../papers/documents/testing/document-texts.ts';
import { sampleParticulars } from '../papers/documents/testing/sample-order.ts';
import { signedPaper } from '../papers/pdf/testing/sample-paper.ts';

const LIMIT_MS = 60_000;
/** More than a process prints within the limit. */
const MANY = 2_000;

describe('a process that prints', () => {
  it(
    'ends when its parent is gone, and not when its papers are printed',
    async () => {
      const child = fork(fileURLToPath(new URL('./printing-process.ts', import.meta.url)), [], {
        execArgv: [],
        serialization: 'advanced',
        stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
      });
      onTestFinished(() => void child.kill('SIGKILL'));
      const paper = signedPaper(riskAcknowledgement(sampleParticulars('fr'), documentTexts('fr')));
      const sent = Array.from({ length: MANY }, () => paper);
      await new Promise((resolve) => child.send(sent, resolve));
      child.disconnect();
      expect(await once(child, 'exit')).toEqual([0, null]);
    },
    LIMIT_MS,
  );
});
