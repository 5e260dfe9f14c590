"""Trains the empty-room network on rooms rendered with and without their furniture: python3 training/train-vacant.py SECONDS --sight vision.pt [--resume FILE]
Stops by the clock; writes vacant.pt (fp16), the loss curve, a sheet of held-out rooms and the ONNX file."""
import argparse, contextlib, copy, importlib.util, json, math, os, sys, time
HERE = os.path.dirname(os.path.abspath(__file__)); sys.path.insert(0, HERE)
import numpy as np
import torch
import torch.nn.functional as F
import develop
from holes import hole
from network import Net
from vacant import Judge, Vacant, features

arg = argparse.ArgumentParser(); arg.add_argument('seconds', type=float); arg.add_argument('--resume'); arg.add_argument('--sight', required=True); arg.add_argument('--seed', type=int, default=1); arg.add_argument('--out', default=os.environ.get('OUT', '.'))
arg.add_argument('--size', default='640x448'); arg.add_argument('--small', default='512x352'); arg.add_argument('--batch', type=int, default=32); arg.add_argument('--pack', type=int, default=32); arg.add_argument('--lr', type=float, default=1.5e-3); arg.add_argument('--threads', type=int, default=12); arg.add_argument('--keep', type=int, default=9000); arg.add_argument('--every', type=int, default=2); arg.add_argument('--first', type=int, default=1024); arg.add_argument('--furniture', default=''); arg.add_argument('--samples', type=int, default=3); arg.add_argument('--feel', type=float, default=.15); arg.add_argument('--adv', type=float, default=0.)
A = arg.parse_args(); GPU = torch.cuda.is_available(); DEV = 'cuda' if GPU else 'cpu'; START = time.time(); W, H = map(int, A.size.split('x')); SW, SH = map(int, A.small.split('x'))
torch.manual_seed(A.seed); torch.backends.cuda.matmul.allow_tf32 = torch.backends.cudnn.allow_tf32 = True
argv, sys.argv = sys.argv, ['train.py', '0', '--furniture', A.furniture]; spec = importlib.util.spec_from_file_location('rounds', os.path.join(HERE, 'train.py')); rounds = importlib.util.module_from_spec(spec); spec.loader.exec_module(rounds); sys.argv = argv
def half(): return torch.autocast('cuda', torch.bfloat16) if GPU else contextlib.nullcontext()

WEIGHT = torch.tensor([.9, 1., .9, 1.3, 1.5, 1.2, .5, 2.], device=DEV)


class Pairs:
    """A ring of rendered pairs; the first half of a pack holds rooms as they are lived in, the second the same rooms empty."""
    def __init__(s, lib, w, h, keep, seed):
        s.lib, s.w, s.h, s.keep, s.count, s.seed, s.n = lib, w, h, keep, 0, seed, A.pack // 2; s.pack = lib.pack_new(A.pack, w * h); s.meta = np.zeros((A.pack, 3), np.int32)
        s.rgb = torch.zeros(keep, 6, h, w, dtype=torch.float16, device=DEV); s.lab = torch.zeros(keep, 2, h, w, dtype=torch.uint8, device=DEV); s.tmp = torch.zeros(A.pack, 3, h, w, device=DEV); s.tl = torch.zeros(A.pack, h, w, dtype=torch.uint8, device=DEV)

    def more(s):
        s.seed += 1; n = s.n
        if GPU: torch.cuda.current_stream().synchronize()                          # the pack on the host is still being read otherwise
        s.lib.pack_fill(s.pack, s.seed, 9, A.threads, s.meta.ctypes.data); s.lib.pack_render(s.pack, s.w, s.h, A.samples, s.tmp.data_ptr(), s.tl.data_ptr(), None)
        use = (s.tl[:n] == 6).float().mean((1, 2)) > .03; k = int(use.sum()); at = min(s.count % s.keep, s.keep - n)
        if not k: return
        t = s.tmp.clamp(0, 60); s.rgb[at:at + k] = torch.cat([t[:n], t[n:]], 1)[use].half(); s.lab[at:at + k] = torch.stack([s.tl[:n], s.tl[n:]], 1)[use]; s.count += k

    def batch(s, n, small):
        i = torch.randint(0, min(s.count, s.keep - s.n), (n,), device=DEV); x, y = torch.nan_to_num(s.rgb[i].float()), s.lab[i]
        if small: size = (SH, SW) if s.w > s.h else (SW, SH); x, y = F.interpolate(x, size=size, mode='area'), F.interpolate(y.float(), size=size, mode='nearest').round().to(torch.uint8)
        return x, y


@torch.no_grad()
def photos(x, y):
    """The pair as an editor would have made both, the hole, and the classes of the empty room."""
    n = x.shape[0]; g = develop.grid(x); x = F.grid_sample(x, g, mode='bilinear', padding_mode='reflection', align_corners=False); y = F.grid_sample(y.float(), g, mode='nearest', padding_mode='reflection', align_corners=False).round().long(); full, bare = x[:, :3], x[:, 3:]; things = (y[:, :1] == 6).float(); classes = y[:, 1]
    develop.twins = 2; p = develop.look(torch.cat([full, bare])); develop.twins = 1
    seen = develop.saved(develop.watermark(p[:n], None)); true = p[n:].clamp(0, 1); m = hole(things)
    return seen, true, m, torch.where(classes > 7, torch.full_like(classes, 255), classes)


def grad(x): return x[..., :, 1:] - x[..., :, :-1], x[..., 1:, :] - x[..., :-1, :]


def colourLoss(p, t, m):
    """Inside the hole, at five sizes, with edges; the rim joins the truth so that a seam is an error."""
    c = p * m + t * (1 - m); out = 0.; edge = 0.; w = m
    for k in range(5):
        d = ((c - t) ** 2 + 1e-6).sqrt(); out = out + (d * w).sum() / (w.sum() * 3 + 1); v = F.max_pool2d(w, 3, 1, 1)
        for a, b, u in zip(grad(c), grad(t), (v[..., :, 1:], v[..., 1:, :])): edge = edge + ((a - b).abs() * u).sum() / (u.sum() * 3 + 1)
        if k < 4: c, t, w = F.avg_pool2d(c, 2), F.avg_pool2d(t, 2), F.avg_pool2d(w, 2)
    return out / 5, edge / 5


def main():
    job = rounds.build(); start = torch.load(A.sight, map_location=DEV); sight = Net().to(DEV); sight.load_state_dict({k: v.float() if v.is_floating_point() else v for k, v in start.items()}, strict=False); sight.eval().requires_grad_(False)
    net = Vacant().to(DEV); net.begin(start)
    if A.resume: own = net.state_dict(); short = net.load_state_dict({k: v.float() if v.is_floating_point() else v for k, v in torch.load(A.resume, map_location=DEV).items() if k in own and v.shape == own[k].shape}, strict=False)
    if A.resume and short.missing_keys: torch.nn.init.zeros_(net.pen[-1].weight); torch.nn.init.zeros_(net.pen[-1].bias)
    net = net.to(memory_format=torch.channels_last); sight = sight.to(memory_format=torch.channels_last); ema = copy.deepcopy(net).eval(); params = list(net.parameters()); print('parameters', sum(p.numel() for p in params), flush=True)
    opt = torch.optim.AdamW([{'params': [p for p in params if p.ndim > 1], 'weight_decay': .02}, {'params': [p for p in params if p.ndim <= 1], 'weight_decay': 0}], A.lr, betas=(.9, .99), **({'fused': True} if GPU else {}))
    judge = Judge().to(DEV); jopt = torch.optim.AdamW(judge.parameters(), 4e-4, betas=(.5, .99)); curve = []; it = 0; bad = torch.zeros((), device=DEV); saved = time.time()
    lib = rounds.library(*job); print('renderer built', round(time.time() - START, 1), flush=True)
    test = Pairs(lib, W, H, A.pack, 77); test.more(); exam = photos(*test.batch(min(12, A.batch), False))
    land, tall = Pairs(lib, W, H, A.keep, A.seed * 10_000_000), Pairs(lib, H, W, max(A.pack, A.keep // 8), A.seed * 10_000_000 + 5_000_000)
    while land.count < A.first: land.more()
    while tall.count < A.first // 8: tall.more()
    print('first rooms', round(time.time() - START, 1), flush=True); t0 = time.time()
    while time.time() - START < A.seconds:
        f = (time.time() - t0) / max(1, A.seconds - (t0 - START)); lr = A.lr * min(1, (it + 1) / 150) * (.5 + .5 * math.cos(math.pi * min(1, f))) + 1e-5
        for g in opt.param_groups: g['lr'] = lr
        if it % A.every == 0: (tall if it // A.every % 9 == 4 else land).more()
        small = it % 2 == 1; x, t, m, y = photos(*(tall if it % 16 in (7, 14) else land).batch(int(A.batch * 1.55) if small else A.batch, small)); x, t = x.contiguous(memory_format=torch.channels_last), t.contiguous(memory_format=torch.channels_last)
        with half(): p, lo = net(x, m)
        p, lo = p.float(), lo.float(); col, edge = colourLoss(p, t, m); out = ((p - t).abs() * (1 - m)).mean(); oy, ox = it & 1, (it >> 1) & 1; ys = y[:, oy::2, ox::2]; cl = F.cross_entropy(lo, ys, weight=WEIGHT, ignore_index=255, reduction='none'); inside = m[:, 0, oy::2, ox::2]
        ce = (cl * (inside + .25)).sum() / (inside + .25).sum(); loss = col + 1.5 * edge + .1 * out + .12 * ce; feel = gan = torch.zeros((), device=DEV)
        if (A.feel > 0 or A.adv > 0) and it % 2 == 0:
            k = p.shape[0] // 2; w = [F.max_pool2d(m[:k], 2 ** (i + 1)) for i in range(4)]; c = (p * m + t * (1 - m))[:k]
            with half():
                fake = features(sight, c)
                with torch.no_grad(): real = features(sight, t[:k])
            feel = sum(((a.float() - b.float()).abs() * v).mean((1)).sum() / (v.sum() * b.float().abs().mean().clamp(min=.05) + 1) for a, b, v in zip(fake, real, w)) / 4; loss = loss + A.feel * feel
            if A.adv > 0 and it % 2 == 0:
                judge.requires_grad_(False)
                with half(): said = judge(fake[1:])
                gan = sum(-(s.float() * v).sum() / (v.sum() + 1) for s, v in zip(said, w[1:])) / 3; loss = loss + A.adv * min(1., it / 300) * gan
        opt.zero_grad(set_to_none=True); loss.backward(); grads = [p.grad for p in params if p.grad is not None]; size = torch.linalg.vector_norm(torch.stack(torch._foreach_norm(grads))); fine = torch.isfinite(size); bad.add_((~fine).float())
        for g in grads: g.nan_to_num_(0, 0, 0)
        torch._foreach_mul_(grads, torch.where(fine, (1 / size.clamp(min=1e-6)).clamp(max=1), torch.zeros_like(size))); opt.step()
        if A.adv > 0 and it % 2 == 0:
            judge.requires_grad_(True)
            with half(): a, b = judge([f.detach() for f in fake[1:]]), judge([f.detach() for f in real[1:]])
            jl = sum((F.relu(1 + s.float()) * v).sum() / (v.sum() + 1) + (F.relu(1 - r.float()) * v).sum() / (v.sum() + 1) for s, r, v in zip(a, b, w[1:])) / 3; jopt.zero_grad(set_to_none=True); jl.backward(); torch.nn.utils.clip_grad_norm_(judge.parameters(), 1.); jopt.step()
        with torch.no_grad():
            d = min(.9985, (1 + it) / (20 + it)); torch._foreach_lerp_(list(ema.parameters()), params, 1 - d)
            for e, q in zip(ema.buffers(), net.buffers()): e.lerp_(q, 1 - d) if e.is_floating_point() else e.copy_(q)
        if it == 0: sheet(net.eval(), exam, os.path.join(A.out, 'seen.png')); net.train()
        if it % 50 == 0:
            ok = (ys < 255) & (inside > 0); row = dict(step=it, seconds=round(time.time() - START, 1), loss=round(loss.item(), 4), colour=round(col.item(), 4), edge=round(edge.item(), 4), cross=round(ce.item(), 3), right=round(((lo.argmax(1) == ys) & ok).sum().item() / max(1, ok.sum().item()), 3), feel=round(feel.item(), 4), gan=round(gan.item(), 3), rooms=land.count + tall.count, skipped=int(bad.item()), psnr=round(score(ema, exam), 2)); curve.append(row); print(json.dumps(row), flush=True)
        if time.time() - saved > 120: saved = time.time(); keep(ema)
        it += 1
    print('steps', it, 'rooms', land.count + tall.count, flush=True); keep(ema); json.dump(curve, open(os.path.join(A.out, 'curve.json'), 'w')); sheet(ema, exam, os.path.join(A.out, 'sheet.png'))
    try: from export import exportVacant; exportVacant(ema.float().cpu(), os.path.join(A.out, 'vacant.onnx')); print('exported', round(time.time() - START, 1), flush=True)
    except Exception as e: print('no export here:', e)


@torch.no_grad()
def score(net, exam):
    x, t, m, _ = exam; p, _ = net(x, m); return float(-10 * torch.log10((((p.clamp(0, 1) - t) ** 2) * m).sum() / (m.sum() * 3)))


@torch.no_grad()
def sheet(net, exam, path):
    from PIL import Image
    from preview import PALETTE
    x, t, m, y = exam; p, lo = net(x, m); c = p.clamp(0, 1) * m + x * (1 - m); top = F.interpolate(lo, scale_factor=2., mode='nearest').argmax(1).cpu().numpy(); rows = []
    for i in range(x.shape[0]):
        pic = [(a[i].permute(1, 2, 0).float().cpu().numpy() * 255).clip(0, 255).astype('uint8') for a in (x, x * (1 - m) + .5 * m, c, t)]
        rows.append(np.concatenate([*pic, PALETTE[top[i]]], 1)[::2, ::2])
    n = len(rows) // 2; Image.fromarray(np.concatenate([np.concatenate(rows[:n], 0), np.concatenate(rows[n:2 * n], 0)], 1)).save(path)


def keep(net): torch.save({k: v.half() if v.is_floating_point() else v for k, v in net.state_dict().items()}, os.path.join(A.out, 'vacant.pt'))


if __name__ == '__main__': main()
