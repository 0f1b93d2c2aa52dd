import * as z from 'zod/mini';
import { PROVINCES } from '../people/provinces.ts';
import { NEXT_ACTIONS } from '../trades/next-action.ts';
import { PAYMENT_METHODS } from '../trades/payment-methods.ts';
import { mediaSchema } from './deal.ts';

export type { PaymentMethod } from '../trades/payment-methods.ts';
