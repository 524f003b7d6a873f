import { z } from 'zod';
import { defineEndpoint } from '#contract/define-endpoint.ts';
import { line } from '#contract/text.ts';

const noteSchema = z.object({ id: z.string(), text: z.string() });

export const listNotes = defineEndpoint({
  method: 'GET',
  path: '/api/throwaway/notes',
  summary: 'My notes.',
  access: 'signed-in',
  response: z.array(noteSchema),
  status: 200,
  errors: [],
});

export const createNote = defineEndpoint({
  method: 'POST',
  path: '/api/throwaway/notes',
  summary: 'Keeps one note.',
  access: 'signed-in',
  body: z.strictObject({ text: line(100) }),
  response: noteSchema,
  status: 201,
  errors: ['THROWAWAY_FULL'],
});
