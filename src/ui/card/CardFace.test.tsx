import { cleanup, render } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { DEFINITIONS } from '../board/fixture';
import { CardBack, CardFace } from './CardFace';
import { faceOf, faceOfToken, faceOfUnknown } from './face';

afterEach(cleanup);
const card = (name: string) => faceOf(DEFINITIONS.find((d) => d.name.en === name)!);
const text = (node: Element | null) => node?.textContent ?? null;

describe('CardFace', () => {
  it('shows both printed values in the hand and names in the language asked for', () => {
    const { container } = render(<CardFace face={card('Jinzo')} size="l" lang="ko" />);
    expect(text(container.querySelector('.cf-long'))).toBe('인조인간 -사이코 쇼커-');
    expect(text(container.querySelector('.cf-both'))).toBe('2400/1500');
    expect(text(container.querySelector('.cf-lv'))).toBe('★6');
  });

  it('shows the value of its position in a zone, with an arrow where it has changed', () => {
    const stats = { atk: 3400, def: 1500, level: 6 };
    const { container } = render(<CardFace face={card('Jinzo')} size="m" lang="en" position="attack" stats={stats} />);
    expect(text(container.querySelector('.cf-one'))).toBe('3400');
    expect(container.querySelector('.cf-up')).not.toBeNull();
    expect(container.querySelector('.cf-both')).toBeNull();
  });

  it('lies down in Defense Position', () => {
    const { container } = render(<CardFace face={card('Jinzo')} size="m" lang="en" position="defense" />);
    expect(container.querySelector('.cf.is-def')).not.toBeNull();
    expect(text(container.querySelector('.cf-one'))).toContain('1500');
  });

  it('says Set on a card its reader knows, and nothing on a back', () => {
    const { container } = render(
      <>
        <CardFace face={card('Mystical Space Typhoon')} size="m" lang="en" set />
        <CardBack size="m" />
      </>,
    );
    expect(text(container.querySelector('.is-set .cf-set'))).toBe('Set');
    expect(text(container.querySelector('.cf-back'))).toBe('');
  });

  it('drops all text at the sizes that stand beside text', () => {
    const { container } = render(<CardFace face={card('Jinzo')} size="s" lang="en" />);
    expect(container.textContent).toBe('');
  });

  it('gives Tokens and unknown passcodes a face', () => {
    const sheep = faceOfToken(
      { en: 'Sheep Token', ko: '양 토큰' },
      { type: 'beast', attributes: ['earth'], printed: { atk: 0, def: 0, level: 1 } },
    );
    expect(sheep.frame).toBe('token');
    expect(sheep.short).toEqual({ en: 'Sheep', ko: '양' });
    expect(faceOfUnknown(12345678).name.en).toBe('#12345678');
  });

  it('is one object per definition', () => {
    expect(faceOf(DEFINITIONS[0]!)).toBe(faceOf(DEFINITIONS[0]!));
  });
});
