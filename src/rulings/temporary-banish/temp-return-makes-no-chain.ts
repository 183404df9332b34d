import { ruling } from '../language';

export default ruling(
  'temp-return-makes-no-chain',
  {
    covers: ['banish', 'activation'],
    title: { en: 'The return makes no Chain', ko: '돌아오는 처리는 체인을 만들지 않는다' },
    statement: {
      en: 'Banishing a monster for a time is what an activated effect does, and can be answered. That it comes back is the rest of the same processing: no Chain Link, so nothing can be chained to it.',
      ko: '몬스터를 일시적으로 제외하는 것은 발동한 효과의 처리이므로 체인할 수 있다. 돌아오는 것은 그 처리의 나머지로 체인 블록을 만들지 않으므로, 여기에는 체인할 수 없다.',
    },
  },
  ({ given, turnPlayer, opponent, then }) => {
    given(turnPlayer).controls('Gemini Elf').hasSet('Interdimensional Matter Transporter').hasInDeck('Kuriboh');
    given(opponent).controls('Baronne de Fleur').hasInDeck('Kuriboh');
    turnPlayer.activates('Interdimensional Matter Transporter', { targets: ['Gemini Elf'] });
    then.can(opponent).activate('Baronne de Fleur', { effect: 2 });
    opponent.passes();
    then.isIn('Gemini Elf', 'banished', turnPlayer);
    turnPlayer.movesTo('end');
    turnPlayer.passes();
    then.controls(turnPlayer, 'Gemini Elf');
    then.happened('moved', { card: 'Gemini Elf', where: { to: 'monsterZone', reasons: 'returned' } });
    then.chainsWere(['turnPlayer: Interdimensional Matter Transporter']);
    then.firstOfferedOn('Baronne de Fleur', 'activate', 'turnPlayer: Interdimensional Matter Transporter');
    then.didNotHappen('summoned');
  },
);
