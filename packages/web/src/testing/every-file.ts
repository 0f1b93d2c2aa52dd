import { configure } from '@testing-library/react';
import { afterEach, vi } from 'vitest';
import { lateError } from './late-error.ts';

/** Pages and texts load in chunks; on a busy machine that takes longer than the default of one second. */
const WAIT_MAX_MS = 8_000;

configure({ asyncUtilTimeout: WAIT_MAX_MS, getElementError: lateError });

// A chunk that a test did not wait for would arrive after the end of its file, which counts as an error.
afterEach(() => vi.dynamicImportSettled());
