import { ruling } from '../language';

export default ruling(
  'union-alone-on-its-monster',
  {
    covers: ['union', 'equip'],
    title: { en: 'One Union per monster, where the text says so', ko: '몬스터 1장에 유니온 1장' },
    statement: {
      en: 'A Union whose text asks for it can equip itself only to a monster that has no other Union. Unions without that text can be several on one monster.',
      ko: '텍스트에 그렇게 쓰여진 유니온은 다른 유니온을 장착하지 않은 몬스터에만 장착할 수 있다. 그 텍스트가 없는 유니온은 몬스터 1장에 여러 장 장착할 수 있다.',
    },
    doubtful: {
      en: 'The older rules allowed one Union on a monster whatever its text said. Decided by the present text of each card: where the sentence is no longer there, the limit is not either.',
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
