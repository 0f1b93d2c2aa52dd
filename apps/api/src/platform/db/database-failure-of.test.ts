import { describe, expect, it } from 'vitest';
import { databaseFailureOf } from './database-failure-of.ts';
import { NoTurnError } from './turns.ts';

function state(code: string, message = 'said by the server'): Error {
  return Object.assign(new Error(message), { code });
}

function system(code: string, syscall: string): Error {
  return Object.assign(new Error(`${syscall} ${code}`), { code, syscall });
}

const AWAY: [string, unknown][] = [
  ['a connection that failed (08006)', state('08006')],
  ['a connection that was refused (08001, 08004)', state('08004')],
  ['a connection that does not exist any more (08003)', state('08003')],
  ['a pooler whose server does not let it in (08P01)', state('08P01', 'server login has been failing')],
  [
    'a primary that became a standby (25006)',
    state('25006', 'cannot execute INSERT in a read-only transaction'),
  ],
  ['too many connections (53300)', state('53300', 'sorry, too many clients already')],
  ['an administrator who ends the connection (57P01)', state('57P01')],
  ['a crash of another process, or an immediate stop (57P02)', state('57P02')],
  ['a server that starts, stops or recovers (57P03)', state('57P03', 'the database system is starting up')],
  ['a database that was dropped (57P04)', state('57P04')],
  ['a connection that was idle for too long (57P05)', state('57P05')],
  ['a connection that was reset', system('ECONNRESET', 'read')],
  ['a connection that nobody reads any more', system('EPIPE', 'write')],
  ['a host that does not answer', system('ETIMEDOUT', 'connect')],
  ['a port on which nobody listens', system('ECONNREFUSED', 'connect')],
  ['a host without a route', system('EHOSTUNREACH', 'connect')],
  ['a name that nobody knows for now', system('EAI_AGAIN', 'getaddrinfo')],
  ['a name that is gone', system('ENOTFOUND', 'getaddrinfo')],
  ['the socket of a server that restarts on this machine', system('ENOENT', 'connect')],
  ['a socket whose queue is full', system('EAGAIN', 'connect')],
  ['each address of a host', new AggregateError([system('ECONNREFUSED', 'connect'), new Error('another')])],
  ['a connection that ended under a query', new Error('Connection terminated unexpectedly')],
  ['a connection that ended while it opened', new Error('Connection terminated due to connection timeout')],
  ['a pool without a free connection', new Error('timeout exceeded when trying to connect')],
  ['a connection that did not open in time', new Error('timeout expired')],
  [
    'a connection that broke before',
    new Error('Client has encountered a connection error and is not queryable'),
  ],
  ['a connection that was closed before', new Error('Client was closed and is not queryable')],
];

const BUSY: [string, unknown][] = [
  ['a lock not granted in time (55P03)', state('55P03')],
  ['a statement that took too long (57014)', state('57014')],
  ['a transaction in which nothing happened for too long (25P03)', state('25P03')],
  ['a transaction that took too long (25P04)', state('25P04')],
  ['transactions that waited for each other (40P01)', state('40P01')],
  ['transactions that saw each other (40001)', state('40001')],
  ['a turn that did not come in time', new NoTurnError()],
];

const NEITHER: [string, unknown][] = [
  ['a value that is there already (23505)', state('23505')],
  ['a value that a check refuses (23514)', state('23514')],
  ['a full disk (53100)', state('53100')],
  ['a table that is not there (42P01)', state('42P01')],
  ['a wrong password (28P01)', state('28P01')],
  ['a file that is not there', system('ENOENT', 'open')],
  ['a mistake of ours', new TypeError('x is not a function')],
  ['a text', 'Connection terminated unexpectedly'],
  ['nothing', undefined],
];

describe('a failure of the database', () => {
  it.each(AWAY)('is away: %s', (_what, error) => {
    expect(databaseFailureOf(error)).toBe('away');
  });

  it.each(BUSY)('is busy: %s', (_what, error) => {
    expect(databaseFailureOf(error)).toBe('busy');
  });

  it.each(NEITHER)('is neither: %s', (_what, error) => {
    expect(databaseFailureOf(error)).toBeNull();
  });
});
