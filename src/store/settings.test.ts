import { describe, expect, it } from 'vitest';
import { memoryBox } from './box';
import { createSettingsStore, defaultSettings, readSettings } from './settings';

describe('settings', () => {
  it('speaks the language of the browser until told otherwise', () => {
    expect(defaultSettings(['ko-KR', 'en']).lang).toBe('ko');
    expect(defaultSettings(['fr']).lang).toBe('en');
    expect(defaultSettings([]).lang).toBe('en');
  });

  it('keeps every change', () => {
    const box = memoryBox();
    createSettingsStore(box, ['en']).getState().change({ lang: 'ko', speed: 0, openHands: false });
    const again = createSettingsStore(box, ['en']).getState();
    expect(again).toMatchObject({ lang: 'ko', speed: 0, openHands: false, theme: 'system' });
  });

  it.each(['{', '[]', 'null', '{"lang":"xx","speed":3,"near":7}'])('takes %s without harm', (text) => {
    const defaults = defaultSettings(['en']);
    expect(readSettings(text, defaults)).toEqual(defaults);
  });
});
