import { ruling } from '../language';

export default ruling(
  'tribute-summon-needs-tributes',
  {
    covers: ['tributes-missing', 'normal-summon'],
    title: { en: 'Level 5 and higher takes Tributes', ko: '레벨 5 이상은 릴리스가 필요하다' },
    statement: {
      en: 'A monster of Level 5 or 6 is Normal Summoned or Set by Tributing one monster, from Level 7 on by Tributing two. Who controls fewer cannot do it. Only monsters on the field can be Tributed for it, not cards in the hand.',
      ko: '레벨 5・6의 몬스터를 일반 소환・세트하려면 몬스터 1장, 레벨 7 이상이면 2장을 릴리스해야 한다. 그만큼의 몬스터를 컨트롤하고 있지 않으면 할 수 없다. 릴리스하는 것은 필드의 몬스터이며, 패의 카드는 릴리스할 수 없다.',
    },
  },
  ({ given, turnPlayer, then, inCase }) => {
    given(turnPlayer).hasInHand('Summoned Skull', 'Dark Magician', 'Kuriboh');
    inCase({ en: 'No monster on the field', ko: '필드에 몬스터가 없을 경우' }, () => {
      then.cannot(turnPlayer).normalSummon('Summoned Skull', { because: 'tributes-missing' });
      then.cannot(turnPlayer).setMonster('Summoned Skull', { because: 'tributes-missing' });
      then.cannot(turnPlayer).normalSummon('Dark Magician', { because: 'tributes-missing' });
      then.can(turnPlayer).normalSummon('Kuriboh');
    });
    inCase({ en: 'One monster', ko: '몬스터가 1장 있을 경우', contrast: 1 }, () => {
      given(turnPlayer).controls('Celtic Guardian');
      then.cannot(turnPlayer).normalSummon('Dark Magician', { because: 'tributes-missing' });
      turnPlayer.normalSummons('Summoned Skull');
      then.isIn('Celtic Guardian', 'gy', turnPlayer);
      then.controls(turnPlayer, 'Summoned Skull');
    });
  },
);
