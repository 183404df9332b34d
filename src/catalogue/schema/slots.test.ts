import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import type { Operation } from '@/engine/definition';
import { amount, named, optional, ref, slot, slotsFor } from '@/engine/slots/parts';
import { cardJsonSchema } from './json';
import * as rows from './rows';

type Destroy = Extract<Operation, { op: 'destroy' }>;

describe('slots', () => {
  test('a schema that differs from the type does not compile', () => {
    const op = named('destroy', 'Destroys.');
    const to = optional(v.literal('banished'), 'Banished.');
    // @ts-expect-error a slot is missing
    slotsFor<Destroy>({ op, to });
    // @ts-expect-error a slot that may be left out is missing
    slotsFor<Destroy>({ op, what: slot(ref, 'What.') });
    // @ts-expect-error one too many
    slotsFor<Destroy>({ op, what: slot(ref, 'What.'), to, n: slot(amount, 'How many.') });
    // @ts-expect-error one of another type
    slotsFor<Destroy>({ op, what: slot(amount, 'What.'), to });
    // @ts-expect-error one that may be left out in the file, but not in the type
    slotsFor<Destroy>({ op, what: optional(ref, 'What.'), to });
    expect(slotsFor<Destroy>({ op, what: slot(ref, 'What.'), to }).entries.op).toBe(op);
  });

  test('every slot of every row has a description', () => {
    for (const family of Object.values(rows)) {
      for (const [name, row] of Object.entries(family)) {
        for (const [key, entry] of Object.entries(row.entries)) {
          const wrapped = entry as v.GenericSchema & { wrapped?: v.GenericSchema };
          expect(v.getDescription(wrapped.wrapped ?? wrapped), `${name}.${key}`).toBeTruthy();
        }
      }
    }
  });

  test('every row is found under its own name', () => {
    const keys = ['op', 'mod', 'cond', 'event'];
    for (const family of Object.values(rows)) {
      for (const [name, row] of Object.entries(family)) {
        const which = Object.entries(row.entries).find(([key]) => keys.includes(key))?.[1];
        expect((which as { literal?: string }).literal).toBe(name);
      }
    }
  });

  test('the JSON Schema is draft-07 and names its parts', () => {
    const schema = JSON.parse(cardJsonSchema());
    expect(schema.$schema).toBe('http://json-schema.org/draft-07/schema#');
    expect(Object.keys(schema.definitions)).toEqual(
      expect.arrayContaining(['effect', 'step', 'condition', 'modifier', 'event', 'selector', 'reference', 'value']),
    );
    expect(Object.keys(schema.definitions).filter((name) => /^\d/.test(name))).toEqual([]);
  });
});
