import { ruling } from '../language';

export default ruling(
  'union-equips-and-leaves',
  {
    covers: ['union', 'equip', 'destruction-replacement', 'use-limit'],
    title: { en: 'What a Union monster does', ko: '유니온 몬스터가 하는 일' },
    statement: {
      en: 'Once per turn a Union monster either equips itself to a monster its text allows or, as an Equip Spell, Special Summons itself again: in one turn not both. What it is equipped to is not destroyed while the Union can be destroyed instead; a Union that would be destroyed at the same time cannot stand in.',
      ko: '유니온 몬스터는 1턴에 1번, 텍스트가 허용하는 몬스터에 자신을 장착하거나, 장착 마법 카드로서 장착된 자신을 특수 소환한다. 같은 턴에 둘 다 할 수는 없다. 장착 몬스터가 파괴될 경우 대신 유니온이 파괴되지만, 동시에 파괴되는 유니온은 대신할 수 없다.',
    },
    basis: 'Rulebook and card text of Union monsters; the turn limit counts the card, wherever on the field it is.',
  },
  ({ given, turnPlayer, bothPass, then, inCase }) => {
    inCase({ en: 'Equipped this turn: it stays for now', ko: '이 턴에 장착: 아직 해제할 수 없다' }, () => {
      given(turnPlayer).controls('X-Head Cannon', 'Y-Dragon Head');
      turnPlayer.activates('Y-Dragon Head', { targets: ['X-Head Cannon'] });
      bothPass();
      then.isIn('Y-Dragon Head', 'spellTrapZone', turnPlayer);
      then.atkIs('X-Head Cannon', 2200);
      then.cannot(turnPlayer).activate('Y-Dragon Head', { because: 'used-this-turn' });
    });
    inCase(
      {
        en: 'Equipped in an earlier turn: it is Special Summoned',
        ko: '이전 턴에 장착: 특수 소환할 수 있다',
        contrast: 1,
      },
      () => {
        given(turnPlayer).controls('X-Head Cannon', {
          card: 'Y-Dragon Head',
          inSpellTrapZone: true,
          equippedTo: 'X-Head Cannon',
        });
        then.atkIs('X-Head Cannon', 2200);
        turnPlayer.activates('Y-Dragon Head', { effect: 1 });
        bothPass();
        then.wasSummonedBy('Y-Dragon Head', turnPlayer, 'special');
        then.atkIs('X-Head Cannon', 1800);
        then.cannot(turnPlayer).activate('Y-Dragon Head', { because: 'used-this-turn' });
      },
    );
    inCase(
      { en: 'The monster would be destroyed: the Union is', ko: '장착 몬스터가 파괴될 경우: 유니온이 파괴된다' },
      () => {
        given(turnPlayer).controls('X-Head Cannon', {
          card: 'Y-Dragon Head',
          inSpellTrapZone: true,
          equippedTo: 'X-Head Cannon',
        });
        given(turnPlayer).hasInHand('Dark Hole');
        turnPlayer.activates('Dark Hole');
        bothPass();
        then.controls(turnPlayer, 'X-Head Cannon');
        then.isIn('Y-Dragon Head', 'gy', turnPlayer);
        then.happened('replaced', { card: 'X-Head Cannon' });
      },
    );
    inCase({ en: 'Both would be destroyed at once', ko: '둘 다 동시에 파괴될 경우' }, () => {
      given(turnPlayer).controls('Judgment Dragon', 'X-Head Cannon', {
        card: 'Y-Dragon Head',
        inSpellTrapZone: true,
        equippedTo: 'X-Head Cannon',
      });
      turnPlayer.activates('Judgment Dragon');
      bothPass();
      then.linkWas('Judgment Dragon', 'resolved');
      for (const card of ['X-Head Cannon', 'Y-Dragon Head']) then.isIn(card, 'gy', turnPlayer);
      then.didNotHappen('replaced');
    });
  },
);
