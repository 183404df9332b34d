import { ruling } from '../language';

export default ruling(
  'attack-negated-twice',
  {
    covers: ['attack-negation', 'resolution'],
    title: { en: 'An attack is negated only once', ko: '공격은 한 번만 무효가 된다' },
    statement: {
      en: 'An attack that is negated already cannot be negated again. An effect that first negates the attack then does none of the rest either.',
      ko: '이미 무효가 된 공격은 다시 무효로 할 수 없다. 공격을 무효로 하고 이어서 처리하는 효과는 나머지 처리도 하지 않는다.',
    },
    basis: 'Official card FAQ 9078',
  },
  ({ given, turnPlayer, opponent, then }) => {
    given.startsIn('battle');
    given(turnPlayer).controls('Gemini Elf').hasInHand('Luster Dragon');
    given(opponent).hasSet('Magic Cylinder', 'Draining Shield');
    turnPlayer.attacks('Gemini Elf', 'directly');
    opponent.activates('Magic Cylinder', { targets: ['Gemini Elf'] });
    then.can(opponent).activate('Draining Shield');
    opponent.activates('Draining Shield', { targets: ['Gemini Elf'] });
    then.chainIs('opponent: Magic Cylinder', 'opponent: Draining Shield');
    then.linkWas('Draining Shield', 'resolved');
    then.linkWas('Magic Cylinder', 'withoutEffect');
    then.happened('attackNegated', { times: 1 });
    then.lpIs(opponent, 9900);
    then.lpIs(turnPlayer, 8000);
  },
);
