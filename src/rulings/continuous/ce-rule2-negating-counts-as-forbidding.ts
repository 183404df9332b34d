import { ruling } from '../language';

export default ruling(
  'ce-rule2-negating-counts-as-forbidding',
  {
    covers: ['continuous-effects', 'effect-negation'],
    title: { en: 'Negating counts as forbidding', ko: '무효로 하는 효과는 금지로 본다' },
    statement: {
      en: 'An effect that negates others, or makes cards unaffected, is treated like a prohibition. Royal Decree therefore negates a Skill Drain that was there before it, and the monster effects are valid from then on, without switching on and off.',
      ko: '다른 효과를 무효로 하거나 효과를 받지 않게 하는 효과는 금지하는 효과처럼 다룬다. 따라서 나중에 적용된 왕궁의 포고령은 먼저 있던 스킬 드레인을 무효로 하고, 그때부터 몬스터의 효과는 유효하며 유효와 무효를 오가지 않는다.',
    },
  },
  ({ given, turnPlayer, opponent, bothPass, inCase, then }) => {
    inCase({ en: 'Before Royal Decree: a hand stays hidden', ko: '왕궁의 포고령이 없으면 패는 비공개' }, () => {
      given(turnPlayer).controls('Ceremonial Bell', 'Gemini Elf').hasSet('Royal Decree');
      given(opponent).controls('Skill Drain').hasInHand('Battle Fader');
      given.startsIn('battle');
      turnPlayer.attacks('Gemini Elf', 'directly');
      then.isAsked(turnPlayer, 'fastEffect');
      then.neverAsked('trigger', opponent);
      opponent.activates('Battle Fader');
      bothPass();
      then.linkWas('Battle Fader', 'resolved');
    });
    inCase({ en: 'After it: both hands are revealed', ko: '적용 후: 서로의 패를 공개' }, () => {
      given(turnPlayer).controls('Ceremonial Bell', 'Gemini Elf').hasSet('Royal Decree');
      given(opponent).controls('Skill Drain').hasInHand('Battle Fader');
      turnPlayer.activates('Royal Decree');
      bothPass();
      then.linkWas('Royal Decree', 'resolved');
      then.isFaceUp('Skill Drain');
      turnPlayer.movesTo('battle');
      turnPlayer.attacks('Gemini Elf', 'directly');
      then.isAsked(opponent, 'trigger');
    });
    inCase({ en: 'After it: a monster effect resolves', ko: '적용 후: 몬스터의 효과가 처리된다' }, () => {
      given(turnPlayer)
        .controls('Ceremonial Bell', 'Lumina, Lightsworn Summoner')
        .hasSet('Royal Decree')
        .hasInHand('Gemini Elf')
        .hasInGY('Lyla, Lightsworn Sorceress');
      given(opponent).controls('Skill Drain');
      turnPlayer.activates('Royal Decree');
      bothPass();
      turnPlayer.activates('Lumina, Lightsworn Summoner', {
        cost: ['Gemini Elf'],
        targets: ['Lyla, Lightsworn Sorceress'],
      });
      bothPass();
      then.chainsWere(['turnPlayer: Royal Decree'], ['turnPlayer: Lumina, Lightsworn Summoner']);
      then.linkWas('Lumina, Lightsworn Summoner', 'resolved');
      then.controls(turnPlayer, 'Lyla, Lightsworn Sorceress');
    });
    inCase({ en: 'Without it: the same effect is negated', ko: '왕궁의 포고령이 없으면 무효' }, () => {
      given(turnPlayer)
        .controls('Ceremonial Bell', 'Lumina, Lightsworn Summoner')
        .hasInHand('Gemini Elf')
        .hasInGY('Lyla, Lightsworn Sorceress');
      given(opponent).controls('Skill Drain');
      turnPlayer.activates('Lumina, Lightsworn Summoner', {
        cost: ['Gemini Elf'],
        targets: ['Lyla, Lightsworn Sorceress'],
      });
      bothPass();
      then.linkWas('Lumina, Lightsworn Summoner', 'effectNegated');
    });
  },
);
