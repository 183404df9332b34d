import { ruling } from '../language';

export default ruling(
  'phase-not-simultaneous',
  {
    covers: ['phase-triggers'],
    title: {
      en: 'Effects of a whole Phase are not simultaneous',
      ko: '페이즈에 발동하는 효과는 동시에 발동하지 않는다',
    },
    statement: {
      en: 'Effects that belong to a Phase or Step as a whole do not count as triggering at the same time, so they do not share a Chain: the End Phase effects of Lumina and Lyla are activated one after the other, each in a Chain of its own.',
      ko: '페이즈나 스텝 전체를 기준으로 발동하는 효과는 동시에 발동한 것으로 보지 않으므로 하나의 체인에 쌓지 않는다. 그래서 루미나스와 라일라의 엔드 페이즈의 효과는 각각 별개의 체인으로 하나씩 처리한다.',
    },
    doubtful: {
      en: 'Some count the Damage Step among these Steps. Here its moments are treated as ordinary events, whose triggers share one Chain.',
      ko: '데미지 스텝도 여기에 든다는 설명이 있다. 여기서는 데미지 스텝의 각 시점을 일반적인 타이밍으로 보아, 그때의 유발 효과는 하나의 체인을 이룬다고 본다.',
    },
  },
  ({ given, turnPlayer, then }) => {
    given.startsIn('end');
    given(turnPlayer)
      .controls('Lumina, Lightsworn Summoner', 'Lyla, Lightsworn Sorceress')
      .hasInDeck('Kuriboh', 'Battle Ox', 'Gemini Elf', 'Vorse Raider', 'Summoned Skull', 'Luster Dragon');
    turnPlayer.activates('Lumina, Lightsworn Summoner', { effect: 2 });
    then.linkWas('Lumina, Lightsworn Summoner', 'resolved');
    then.wasNeverOffered('Lyla, Lightsworn Sorceress', 'activate', { effect: 1 });
    turnPlayer.activates('Lyla, Lightsworn Sorceress', { effect: 2 });
    then.linkWas('Lyla, Lightsworn Sorceress', 'resolved');
    then.chainsWere(['turnPlayer: Lumina, Lightsworn Summoner'], ['turnPlayer: Lyla, Lightsworn Sorceress']);
  },
);
