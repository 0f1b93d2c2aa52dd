import type { z } from 'zod';

export type JsonSchema = z.core.JSONSchema.BaseSchema;

/** The parts of an OpenAPI 3.1 document that ours has (https://spec.openapis.org/oas/v3.1.1). */
export type Parameter = {
  name: string;
  in: 'path' | 'query' | 'header';
  required: boolean;
  description?: string;
  schema: JsonSchema;
  style?: 'form';
  explode?: boolean;
};

export type Reference = { $ref: string };

export type MediaType = {
  schema: JsonSchema;
  examples?: Record<string, { value: unknown }>;
  encoding?: Record<string, { contentType: string }>;
};

export type RequestBody = { required: boolean; content: Record<string, MediaType> };

export type Header = { description: string; schema: JsonSchema };

export type Response = {
  description: string;
  headers?: Record<string, Header | Reference>;
  content?: Record<string, MediaType>;
};

export type Operation = {
  operationId: string;
  tags: string[];
  summary: string;
  description?: string;
  security: Record<string, string[]>[];
  parameters: (Parameter | Reference)[];
  requestBody?: RequestBody;
  responses: Record<string, Response | Reference>;
};

export type Server = { url: string; description: string };

/** The calls at one path; with servers of its own where the path is not below the API's. */
export type PathItem = Partial<Record<'get' | 'post', Operation>> & { servers?: Server[] };

/** How a caller says who they are: by a token in a header, or by a cookie. */
export type SecurityScheme =
  | { type: 'http'; scheme: 'bearer'; description: string }
  | { type: 'apiKey'; in: 'cookie' | 'header'; name: string; description: string };

export type ApiDocument = {
  openapi: string;
  info: {
    title: string;
    version: string;
    description: string;
    license: { name: string; url: string };
  };
  servers: Server[];
  tags: { name: string; description: string }[];
  security: Record<string, string[]>[];
  paths: Record<string, PathItem>;
  components: {
    schemas: Record<string, JsonSchema>;
    responses: Record<string, Response>;
    parameters: Record<string, Parameter>;
    headers: Record<string, Header>;
    securitySchemes: Record<string, SecurityScheme>;
  };
};
