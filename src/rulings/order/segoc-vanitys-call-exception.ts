import { ruling } from '../language';

export default ruling(
  'segoc-vanitys-call-exception',
  {
    covers: ['activation-negation', 'counter-traps'],
    title: { en: "Vanity's Call negates the whole Chain", ko: '배너티 콜은 체인 전체를 무효로 한다' },
    statement: {
      en: "What negates an activation normally has to be chained directly to it; Vanity's Call is an exception. It can only be Chain Link 4 or higher, so Dark Hole at Link 1 is no chance for it yet, and it negates and destroys every card below it, its own player’s Forbidden Chalice too.",
      ko: '발동을 무효로 하는 카드는 그 발동에 직접 체인해야 하지만, 배너티 콜은 예외이다. 체인 4 이후로만 발동할 수 있으므로 체인 1의 블랙홀에는 체인할 수 없고, 아래에 쌓인 카드를 자신의 금지된 성배까지 모두 무효로 하고 파괴한다.',
    },
  },
  ({ given, turnPlayer, opponent, bothPass, then }) => {
    given(turnPlayer).controls('Gemini Elf').hasInHand('Dark Hole', 'Mystical Space Typhoon');
    given(opponent).controls('Celtic Guardian').hasSet('Forbidden Chalice', "Vanity's Call");
    turnPlayer.activates('Dark Hole');
    then.cannot(opponent).activate("Vanity's Call", { because: 'condition-not-met' });
    opponent.activates('Forbidden Chalice', { targets: ['Celtic Guardian'] });
    turnPlayer.activates('Mystical Space Typhoon', { targets: ["Vanity's Call"] });
    opponent.activates("Vanity's Call");
    bothPass();
    then.chainIs(
      'turnPlayer: Dark Hole',
      'opponent: Forbidden Chalice',
      'turnPlayer: Mystical Space Typhoon',
      "opponent: Vanity's Call",
    );
    then.lpIs(opponent, 4000);
    then.linkWas("Vanity's Call", 'resolved');
    for (const card of ['Dark Hole', 'Forbidden Chalice', 'Mystical Space Typhoon']) {
      then.linkWas(card, 'activationNegated');
      then.happened('moved', {
        card,
        where: { to: 'gy', reasons: 'destroyed', cause: 'effect', 'before.place': 'nowhere' },
      });
    }
    then.controls(turnPlayer, 'Gemini Elf');
    then.controls(opponent, 'Celtic Guardian');
    then.atkIs('Celtic Guardian', 1400);
  },
);
