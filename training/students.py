"""Smaller networks that say what the vision and the daylight network say: python3 training/students.py day.pt daylight.onnx. They begin as their teacher, read from its ONNX file, with the hidden channels that
add least left out; the daylight student has nothing at half size but its first layer, and four places of its answer in channels of their own."""
import numpy as np
import torch
import torch.nn as nn
import torch.nn.functional as F


def conv(i, o, k=1, s=1, g=1): return nn.Conv2d(i, o, k, s, k // 2, groups=g)


class Block(nn.Module):
    """Adds to what it reads; or, at the end of a level, hands its sum on in another width."""
    def __init__(s, c, hidden, k=5, out=0):
        super().__init__(); s.reach, s.up, s.down = conv(c, c, k, 1, c), conv(c, hidden), conv(hidden, out or c); s.own = conv(c, out) if out else None

    def forward(s, x): return (s.own(x) if s.own is not None else x) + s.down(F.relu(s.up(s.reach(x))))


class Attend(nn.Module):
    """Every place asks all places, or means of four of them."""
    def __init__(s, c, heads=8, pool=1):
        super().__init__(); s.heads, s.pool, s.place, s.norm, s.qkv, s.out = heads, pool, conv(c, c, 3, 1, c), nn.LayerNorm(c), nn.Linear(c, 3 * c), nn.Linear(c, c)

    def forward(s, x):
        x = x + s.place(x); b, c, h, w = x.shape; t = s.norm(x.flatten(2).transpose(1, 2))
        if s.pool > 1:
            m = F.avg_pool2d(t.transpose(1, 2).reshape(b, c, h, w), s.pool).flatten(2).transpose(1, 2); wq, wkv, bq, bkv = s.qkv.weight[:c], s.qkv.weight[c:], s.qkv.bias[:c], s.qkv.bias[c:]; q = F.linear(t, wq, bq); k, v = F.linear(m, wkv, bkv).chunk(2, -1)
        else: q, k, v = s.qkv(t).chunk(3, -1)
        q, k, v = [a.reshape(b, -1, s.heads, c // s.heads).transpose(1, 2) for a in (q, k, v)]; a = torch.softmax(q @ k.transpose(-2, -1) * (c // s.heads) ** -.5, -1) @ v
        return x + s.out(a.transpose(1, 2).reshape(b, h * w, c)).transpose(1, 2).reshape(b, c, h, w)


class Net(nn.Module):
    """ch: widths from half size down. enc, attend, dec: hidden channels of each block of each level. small: no second layer at half size, and four answers to a place of quarter size."""
    def __init__(s, ch, enc, attend, dec, said, small=False, pool=1, facts=0, t=0, kdec=5):
        super().__init__(); s.small, s.ch, s.facts = small, ch, facts; s.stem = nn.ModuleDict({'0': conv(3, ch[0], 3, 2)})
        if not small: s.stem['2'] = conv(ch[0], ch[0], 3)
        s.down = nn.ModuleList(conv(ch[i], ch[i + 1], 3, 2) for i in range(4)); s.enc = nn.ModuleList(nn.ModuleList(Block(ch[i + 1], h) for h in enc[i]) for i in range(4))
        s.attend = nn.ModuleList(); c = ch[4]
        for n, h in enumerate(attend): s.attend += [Attend(c, pool=pool), Block(c, h, out=0 if facts or n < len(attend) - 1 else ch[3])]
        s.lift = conv(c, ch[3]) if facts else None; s.side = nn.ModuleList(conv(ch[i], ch[i]) for i in (3, 2, 1)); s.dec = nn.ModuleList()
        for n, i in enumerate((3, 2, 1)): s.dec.append(nn.ModuleList(Block(ch[i], h, kdec if i == 1 else 5, out=(ch[i - 1] if i > 1 else t) if h is dec[n][-1] and j == len(dec[n]) - 1 else 0) for j, h in enumerate(dec[n])))
        if small: s.head = conv(t, 4 * said, 3); s.fine = conv(ch[1], t)
        else: s.fine = conv(ch[0], t); s.edge = Block(t, 2 * t, 3); s.head = conv(t, said)
        if facts: s.scene = nn.ModuleDict({'0': nn.Linear(2 * c, 128), '3': nn.Linear(128, facts)})

    def forward(s, x, feats=None):
        """x from 0 to 1. feats gathers what a student is taught beside the answer."""
        x = (x - .45) * 4; see = (lambda v: feats.append(v)) if feats is not None else (lambda v: None)
        if s.small: x = F.pad(x, (1, 1, 1, 1), value=-1.8); a = F.relu(F.conv2d(x, s.stem['0'].weight, s.stem['0'].bias, 2))     # black around the picture: scale and shift go into the weights
        else: a = F.relu(s.stem['2'](F.relu(s.stem['0'](x))))
        return s.rest(a, see)

    def rest(s, a, see):
        y, skip = a, []
        for d, e in zip(s.down, s.enc):
            y = F.relu(d(y))
            if not skip: near = y; see(y)
            for b in e: y = b(y)
            skip.append(y); see(y)
        for m in s.attend: y = m(y)
        facts = None
        if s.facts: see(y); facts = s.scene['3'](F.relu(s.scene['0'](torch.cat([y.mean((2, 3)), y.amax((2, 3))], 1)))); y = s.lift(y)
        for i in range(3):
            y = F.relu(F.interpolate(y, scale_factor=2., mode='bilinear', align_corners=False) + s.side[i](skip[2 - i])); see(y)
            for b in s.dec[i]: y = b(y)
        if s.small: y = F.pixel_shuffle(s.head(F.relu(y + s.fine(near))), 2)
        else: y = s.head(F.relu(s.edge(F.relu(F.interpolate(y, scale_factor=2., mode='bilinear', align_corners=False) + s.fine(a)))))
        return (y, facts) if s.facts else y


class Ready(nn.Module):
    """Bytes as floats in; sun, or probabilities and facts, out."""
    def __init__(s, net):
        super().__init__(); s.net = net
        if not net.small: return
        w = net.stem['0'].weight.detach(); s.w = nn.Parameter(w * (4 / 255)); s.b = nn.Parameter(net.stem['0'].bias.detach() - 1.8 * w.sum((1, 2, 3)))
    def forward(s, picture):
        y = s.net.rest(F.relu(F.conv2d(picture, s.w, s.b, 2, 1)), lambda v: None) if s.net.small else s.net(picture * (1 / 255))
        if not s.net.facts: return y
        lo, facts = y; return torch.softmax(lo, 1), torch.cat([torch.softmax(facts[:, :4], 1), torch.softmax(facts[:, 4:11], 1), torch.sigmoid(facts[:, 11:])], 1)


def teacher(kind):
    if kind == 'sight': return Net((32, 64, 128, 208, 304), ([192] * 2, [384] * 3, [624] * 6, [912] * 4), [912] * 2, ([624] * 2, [384] * 2, [192] * 2), 18, facts=12, t=32)
    return Net((24, 40, 72, 120, 176), ([120], [216] * 2, [360] * 3, [528] * 3), [528], ([360], [216], [120]), 3, t=24)


def student(kind):
    if kind == 'sight': return Net((32, 64, 128, 208, 304), ([96] * 2, [208] * 3, [336] * 6, [480] * 4), [480] * 2, ([336] * 2, [208] * 2, [96] * 2), 18, facts=12, t=32)
    return Net((16, 40, 72, 120, 176), ([80], [144] * 2, [240] * 3, [352] * 3), [352], ([240], [144], [80]), 3, small=True, t=48)


def read(net, path):
    """Fills a teacher from its ONNX file: layers are known by the names of what they write."""
    import onnx
    from onnx import numpy_helper
    m = onnx.load(path); kept = {t.name: torch.from_numpy(numpy_helper.to_array(t).astype(np.float32)) for t in m.graph.initializer}; own = net.state_dict(); done = set()
    for n in m.graph.node:
        if n.op_type == 'Cast' and n.input[0] in kept: kept[n.output[0]] = kept[n.input[0]]

    def put(name, w, b):
        for k, v in (('weight', w), ('bias', b)): assert own[f'{name}.{k}'].shape == v.shape, (name, k, own[f'{name}.{k}'].shape, v.shape); own[f'{name}.{k}'].copy_(v); done.add(f'{name}.{k}')
    for n in m.graph.node:
        if n.op_type == 'Conv':
            p = n.output[0].split('/'); name = {'sun_half': 'head'}.get(n.output[0])
            if name is None:
                p = [q for q in p if q and q != 'net'][:-1]; q = p[-1]
                if p[-1].split('.')[0] in ('reach', 'up', 'down') and p[-1].endswith('.0') and len(p) > 2: name = p[-3] + '.' + p[-1][:-2]
                elif p[0] == 'stem': name = p[1]
                elif p[0] in ('fine', 'last'): name = p[0]
                elif p[0] == 'attend': name = p[1] + '.place'
                else: name = p[0]
                name = name.replace('edge.0.', 'edge.').replace('edge.edge', 'edge')
                if p[0] == 'edge' and len(p) == 2: name = 'head'
            if name == 'last': name = f'dec.2.{len(net.dec[2]) - 1}.own'
            if name.startswith('dec.') and len(name.split('.')) == 3: d, i, l = name.split('.'); name = f'dec.{i}.0.{l}'
            if name.startswith('lift.'):
                i = int(name.split('.')[1]); name = ('lift' if net.facts else f'attend.{len(net.attend) - 1}.own') if i == 0 else f'dec.{i - 1}.{len(net.dec[i - 1]) - 1}.own'
            w, b = kept[n.input[1]], kept[n.input[2]]
            if name.endswith('.place') and n.input[1].endswith('_own'): w = w.clone(); w[:, 0, 1, 1] -= 1
            put(name, w, b)
    for i, at in enumerate(net.attend):
        if isinstance(at, Attend):
            p = f'attend.{i}.'; own[p + 'norm.weight'].copy_(kept[f'net.{p}norm.weight']); own[p + 'norm.bias'].copy_(kept[f'net.{p}norm.bias']); own[p + 'qkv.bias'].copy_(kept[f'net.{p}qkv.bias']); own[p + 'out.bias'].copy_(kept[f'net.{p}out.bias'])
            for n in m.graph.node:
                if n.op_type == 'MatMul' and f'attend.{i}/qkv' in n.output[0]: own[p + 'qkv.weight'].copy_(kept[n.input[1]].T)
                if n.op_type == 'MatMul' and f'attend.{i}/out' in n.output[0]: own[p + 'out.weight'].copy_(kept[n.input[1]].T)
            done |= {p + k for k in ('norm.weight', 'norm.bias', 'qkv.weight', 'qkv.bias', 'out.weight', 'out.bias')}
    if net.facts:
        for n in m.graph.node:
            if n.op_type == 'Gemm': i = '0' if 'scene.0' in n.output[0] else '3'; put('scene.' + i, kept[n.input[1]], kept[n.input[2]])
    left = set(own) - done; assert not left, left; net.load_state_dict(own); return net


def again(net, path):
    """Fills a network from the file that export below wrote of one: weights kept their names, but those of linear layers, which lie turned."""
    import onnx
    from onnx import numpy_helper
    m = onnx.load(path); kept = {t.name.removesuffix('_16'): torch.from_numpy(numpy_helper.to_array(t).astype(np.float32)) for t in m.graph.initializer}; own = net.state_dict(); left = set(own)
    for k in own:
        name = f'net.{k}'
        if name in kept: own[k].copy_(kept[name]); left.discard(k)
        elif name + '_own' in kept: w = kept[name + '_own'].clone(); i = torch.arange(len(w)); w[i, i if w.shape[1] > 1 else 0, w.shape[2] // 2, w.shape[3] // 2] -= 1; own[k].copy_(w); left.discard(k)
    for n in m.graph.node:
        k = n.output[0].removeprefix('/net/').split('/MatMul')[0].replace('/', '.') + '.weight'
        if n.op_type == 'MatMul' and k in left: own[k].copy_(kept[n.input[1].removesuffix('_16')].T); left.discard(k)
    assert not left, left; net.load_state_dict(own); return net


@torch.no_grad()
def begin(small, big, batches):
    """The student takes the teacher's layers; of each block the hidden channels that add most, and the way out solved anew so that what is left says what all said."""
    gram = {}; hooks = []; parts = dict(small.named_modules())
    for name, b in big.named_modules():
        if isinstance(b, Block) and name in parts and parts[name].up.weight.shape[0] < b.up.weight.shape[0]:
            def hook(_, args, got, name=name, b=b): u = F.relu(b.up(b.reach(args[0].float()))).float().permute(0, 2, 3, 1).flatten(0, 2); u = torch.cat([u, torch.ones_like(u[:, :1])], 1); u = u[torch.randperm(len(u), device=u.device)[:60000]]; gram[name] = gram.get(name, 0) + (u.T @ u).double() / len(u)
            hooks.append(b.register_forward_hook(hook))
    for x in batches: big(x)
    for h in hooks: h.remove()
    own, old = small.state_dict(), big.state_dict(); off = {}
    for k, v in own.items():
        if k in old and old[k].shape == v.shape: v.copy_(old[k])
    for name, g in gram.items():
        b, d = dict(big.named_modules())[name], parts[name]; n = d.up.weight.shape[0]; w = b.down.weight[:, :, 0, 0].double(); keep = torch.argsort(torch.diag(g)[:-1].sqrt() * w.norm(dim=0), descending=True)[:n].sort().values; at = torch.cat([keep, torch.tensor([len(g) - 1], device=keep.device)]); full = torch.cat([w, b.down.bias.double()[:, None]], 1)
        sol = torch.linalg.solve(g[at][:, at] + 1e-4 * torch.diag(g).mean() * torch.eye(len(at), device=g.device, dtype=g.dtype), g[at] @ full.T).T; gone = full.clone(); gone[:, at] -= sol; off[name] = round(float(((gone @ g) * gone).sum() / ((full @ g) * full).sum()), 4)
        own[name + '.up.weight'].copy_(b.up.weight[keep]); own[name + '.up.bias'].copy_(b.up.bias[keep]); m = w.shape[0]
        if own[name + '.down.weight'].shape[0] > m: own[name + '.down.weight'].mul_(.3); own[name + '.own.weight'].mul_(.3); own[name + '.own.weight'][:m] = b.own.weight; own[name + '.own.bias'][:m] = b.own.bias
        own[name + '.down.weight'][:m] = sol[:, :-1, None, None].float(); own[name + '.down.bias'][:m] = sol[:, -1].float()
    if small.small: w = old['stem.0.weight']; keep = torch.argsort(w.flatten(1).norm(dim=1), descending=True)[:own['stem.0.weight'].shape[0]]; own['stem.0.weight'].copy_(w[keep]); own['stem.0.bias'].copy_(old['stem.0.bias'][keep])
    small.load_state_dict(own); return off


def export(net, kind, path):
    from lean import Graph, foldOwn, halve, narrow, shrinkFirst, spellSoftmax
    import onnx
    net = net.float().cpu().eval(); big = torch.rand(1, 3, 352, 512) * 255; names = ['classes', 'facts'] if net.facts else ['sun']; axes = {'picture': {2: 'h', 3: 'w'}, names[0]: {2: 'h2', 3: 'w2'}}
    torch.onnx.export(Ready(net), big, path, dynamo=False, input_names=['picture'], output_names=names, opset_version=17, dynamic_axes=axes); g = Graph(onnx.load(path))
    for step in (shrinkFirst, foldOwn, spellSoftmax, halve, narrow): step(g)
    g.save(path)


if __name__ == '__main__':
    import os, sys
    kind = os.path.basename(sys.argv[1]).split('.')[0]; net = student(kind); net.load_state_dict({k: v.float() for k, v in torch.load(sys.argv[1], map_location='cpu').items()}); export(net, kind, sys.argv[2])
