import { isTypedByStaff } from '@portal/domain/ground/forms/office-reason';
import { z } from 'zod';

/** Where in an input a typed text stands: the names down to it; `null` is each item of a list. */
export type TypedPlace = readonly (string | null)[];

/** The places of an input at which its schema takes what somebody of the office typed as a reason. */
export function typedPlaces(schema: z.core.$ZodType): TypedPlace[] {
  if (isTypedByStaff(schema)) {
    return [[]];
  }
  if (schema instanceof z.core.$ZodObject) {
    return Object.entries(schema._zod.def.shape).flatMap(([name, part]) => below(name, part));
  }
  if (schema instanceof z.core.$ZodArray) {
    return below(null, schema._zod.def.element);
  }
  if (schema instanceof z.core.$ZodUnion) {
    return schema._zod.def.options.flatMap((option) => typedPlaces(option));
  }
  if (schema instanceof z.core.$ZodOptional || schema instanceof z.core.$ZodNullable) {
    return typedPlaces(schema._zod.def.innerType);
  }
  return [];
}

function below(name: string | null, part: z.core.$ZodType): TypedPlace[] {
  return typedPlaces(part).map((place) => [name, ...place]);
}
