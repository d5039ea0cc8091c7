/** refine: conditions that the parts of a shape cannot express. */
import { describe, expect, it } from 'vitest';
import { check } from './check.ts';
import { jsonSchemaOf } from './json-schema.ts';
import { Problem } from './problem.ts';
import { optional, record, refine, whole } from './shape.ts';

const marks = record({ near: optional(whole(0, 9), 3, 'Near'), far: optional(whole(0, 9), 6, 'Far') });
const rising = refine(marks, ({ near, far }) => (near <= far ? null : 'the marks do not rise'));

describe('refine', () => {
  it('looks at the value with its defaults filled in', () => {
    expect(check(rising, { near: 5 })).toEqual({ near: 5, far: 6 });
    expect(check(rising, { near: 7 })).toEqual(new Problem('value', '', 'the marks do not rise'));
  });

  it('leaves problems of the parts as they are', () => {
    expect(check(rising, { near: 'x' })).toMatchObject({ code: 'type', at: 'near' });
  });

  it('is described by its parts', () => {
    expect(jsonSchemaOf(rising)).toEqual(jsonSchemaOf(marks));
  });
});
