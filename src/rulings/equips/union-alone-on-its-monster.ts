import { ruling } from '../language';

export default ruling(
  'union-alone-on-its-monster',
  {
    covers: ['union', 'equip'],
    title: { en: 'One Union per monster, where the text says so', ko: '몬스터 1장에 유니온 1장' },
    statement: {
      en: 'Pitch-Dark Dragon’s text allows only one Union on a monster, so it cannot be equipped to a Dark Blade that has one, only to another. Z-Metal Tank has no such sentence and can join Y-Dragon Head on X-Head Cannon.',
      ko: '칠흑의 전투용의 텍스트는 몬스터 1장에 유니온 1장만 허용하므로, 이미 장착한 암흑 마계의 전사 다크 스워드에는 장착할 수 없다. 그런 문장이 없는 Z－메탈 캐터필러는 Y－드래곤 헤드를 장착한 X－헤드 캐논에도 장착할 수 있다.',
    },
    doubtful: {
      en: 'The older rules allowed one Union on a monster whatever its text said. Here the present text of each card decides: without that sentence there is no limit.',
      ko: '예전 룰에서는 텍스트와 관계없이 몬스터 1장에 유니온 1장이었다. 현재 텍스트에 따라, 그 문장이 없는 유니온에는 제한이 없는 것으로 한다.',
    },
  },
  ({ given, turnPlayer, bothPass, then, inCase }) => {
    inCase({ en: 'A text of the older kind', ko: '이전 텍스트의 유니온' }, () => {
      given(turnPlayer).controls(
        'Dark Blade',
        { card: 'Pitch-Dark Dragon#worn', inSpellTrapZone: true, equippedTo: 'Dark Blade' },
        'Pitch-Dark Dragon#free',
      );
      then.atkIs('Dark Blade', 2200);
      then.cannot(turnPlayer).activate('Pitch-Dark Dragon#free', { because: 'no-target' });
    });
    inCase({ en: 'A second monster is there', ko: '다른 몬스터가 있으면' }, () => {
      given(turnPlayer).controls(
        'Dark Blade#a',
        { card: 'Pitch-Dark Dragon#worn', inSpellTrapZone: true, equippedTo: 'Dark Blade#a' },
        'Dark Blade#b',
        'Pitch-Dark Dragon#free',
      );
      turnPlayer.activates('Pitch-Dark Dragon#free', { targets: ['Dark Blade#b'] });
      bothPass();
      then.atkIs('Dark Blade#b', 2200);
    });
    inCase({ en: 'Without that text', ko: '그 텍스트가 없는 유니온' }, () => {
      given(turnPlayer).controls(
        'X-Head Cannon',
        { card: 'Y-Dragon Head', inSpellTrapZone: true, equippedTo: 'X-Head Cannon' },
        'Z-Metal Tank',
      );
      turnPlayer.activates('Z-Metal Tank', { targets: ['X-Head Cannon'] });
      bothPass();
      then.atkIs('X-Head Cannon', 2800);
    });
  },
);
