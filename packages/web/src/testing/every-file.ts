import { configure } from '@testing-library/react';
import { afterEach, vi } from 'vitest';
import { lateError } from './late-error.ts';

/** Pages and texts are fetched in pieces; on a busy machine that takes longer than the second that is usual. */
const WAIT_MAX_MS = 8_000;

configure({ asyncUtilTimeout: WAIT_MAX_MS, getElementError: lateError });

// A piece that a test did not wait for would arrive after the end of its file, which is counted as a fault.
afterEach(() => vi.dynamicImportSettled());
