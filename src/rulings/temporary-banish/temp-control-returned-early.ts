import { ruling } from '../language';

export default ruling(
  'temp-control-returned-early',
  {
    covers: ['banish', 'control'],
    title: { en: 'Taken for a turn, banished and back at once', ko: '일시적으로 빼앗은 몬스터가 곧바로 돌아올 때' },
    statement: {
      en: 'A temporary banish ends control for a time, also when the monster returns before that control would have run out: it comes back to the field it left and goes over to its owner at once, in the same Main Phase.',
      ko: '기한이 있는 컨트롤은 일시적인 제외로 끝난다. 그 기한 전에 돌아오더라도, 몬스터는 떠났던 필드로 돌아온 뒤 그 자리에서 바로 주인의 필드로 옮겨진다.',
    },
  },
  ({ given, turnPlayer, opponent, bothPass, then }) => {
    given(opponent).controls('Gemini Elf');
    given(turnPlayer).controls('Interdimensional Matter Forwarder').hasInHand('Mind Control').hasSet('Jar of Greed');
    turnPlayer.activates('Mind Control', { targets: ['Gemini Elf'] });
    bothPass();
    then.controls(turnPlayer, 'Gemini Elf');
    turnPlayer.activates('Interdimensional Matter Forwarder', { effect: 1, targets: ['Gemini Elf'] });
    bothPass();
    then.phaseIs('main1');
    then.controls(opponent, 'Gemini Elf');
    then.happenedInOrder(
      { event: 'moved', card: 'Gemini Elf', where: { to: 'monsterZone', controller: 0 } },
      { event: 'controlChanged', card: 'Gemini Elf', where: { to: 1 } },
    );
  },
);
